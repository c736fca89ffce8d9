import { type HtmlPart, readHtml } from './read-html';

/** These do not part what stands before them from what stands in them. */
const inline = new Set(['strong', 'b', 'em', 'i', 'u', 'a']);

const textOf = (parts: readonly HtmlPart[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const text = textOf(part.children);
      return inline.has(part.tag) ? text : `\n${text}\n`;
    })
    .join('');

/** What a person reads in a manager's text, for a search: no words run together, and none of the markup. */
export function textOfHtml(html: string): string {
  return textOf(readHtml(html));
}
