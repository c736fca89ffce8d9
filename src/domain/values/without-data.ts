/**
 * What an engine quotes of the data that it stumbled over, from the first mark to the last: the data may hold some of
 * its own. Names of properties stand in single quotes.
 */
const quoted = /"[\s\S]*"/;

/** Tokens (three parts of base64url), e-mail addresses and numbers such as codes of payers. */
const personal = [/[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g, /\S+@\S+/g, /\d{4,}/g];

/** The message of an error without what may be personal in it; long ones are cut. */
export function withoutData(message: string): string {
  return personal
    .reduce((text, each) => text.replace(each, '…'), message.replace(quoted, '"…"'))
    .slice(0, 300);
}
