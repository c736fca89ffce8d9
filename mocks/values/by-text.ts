/** Orders text by its code units: right for ISO dates, and for any stable order. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
