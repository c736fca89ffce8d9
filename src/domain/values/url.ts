/** The parsed address; `undefined` when the text is not one. `URL.canParse` is newer than the oldest supported browsers. */
export function urlOf(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
