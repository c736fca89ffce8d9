/**
 * The data that an engine quotes in a message, from the first quotation mark to the last: the data may have quotation
 * marks too. Property names are in single quotes.
 */
const quoted = /"[\s\S]*"/;

/** Tokens (three parts of base64url), e-mail addresses and numbers such as payer codes. */
const personal = [/[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g, /\S+@\S+/g, /\d{4,}/g];

/** The message of an error without parts that may be personal; a long one is cut. */
export function withoutData(message: string): string {
  return personal
    .reduce((text, each) => text.replace(each, '…'), message.replace(quoted, '"…"'))
    .slice(0, 300);
}
