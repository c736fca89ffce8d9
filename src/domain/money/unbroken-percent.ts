/** A text in which no line breaks between a number and its percent sign. */
export function unbrokenPercent(text: string): string {
  return text.replaceAll(' %', '\u00A0%');
}
