/** The text or pattern to find in a page, and its replacement. */
export type Replacement = readonly [string | RegExp, string | ((found: string) => string)];

/**
 * Makes each replacement once, in turn.
 * @throws Error when a text is missing: the page has changed, so the replacement must be changed too
 */
export function replaceOnce(html: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((text, [what, by]) => {
    const found = typeof what === 'string' ? what : (what.exec(text)?.[0] ?? '');
    const at = found === '' ? -1 : text.indexOf(found);
    if (at === -1) throw new Error(`The page has no ${what}.`);
    const put = typeof by === 'string' ? by : by(found);
    return text.slice(0, at) + put + text.slice(at + found.length);
  }, html);
}

/** The `data-` attributes of an element's first tag, named as in a `DOMStringMap`. */
export function attributesOf(tag: string): Record<string, string> {
  const found = [...tag.matchAll(/\sdata-([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(
    found.map(([, name = '', value = '']) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
    ]),
  );
}

/** A text as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
