/** Keeps each number and its percent sign on one line. */
export function unbrokenPercent(text: string): string {
  return text.replaceAll(' %', '\u00A0%');
}
