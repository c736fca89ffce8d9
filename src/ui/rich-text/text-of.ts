import { type HtmlPart, readHtml } from './read-html';

const plainOf = (part: HtmlPart): string =>
  typeof part === 'string' ? part : part.children.map(plainOf).join('');

/** The words of a manager's text without its form, for a search. */
export function textOf(html: string): string {
  return readHtml(html).map(plainOf).join('\n');
}
