import { type HtmlPart, readHtml } from './read-html';

/** Inline elements, which do not separate words. */
const inline = new Set(['strong', 'b', 'em', 'i', 'u', 'a']);

const textOf = (parts: readonly HtmlPart[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const text = textOf(part.children);
      return inline.has(part.tag) ? text : `\n${text}\n`;
    })
    .join('');

/** The text of a manager's HTML for a search: without markup, and with words of different blocks separated. */
export function textOfHtml(html: string): string {
  return textOf(readHtml(html));
}
