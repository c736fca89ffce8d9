import { Parser } from 'htmlparser2';

/** An element that is kept, with what stands in it. */
export interface HtmlElement {
  readonly tag: string;
  /** Of a link that leads somewhere. */
  readonly href?: string;
  readonly children: HtmlPart[];
}

export type HtmlPart = string | HtmlElement;

/** The elements of `ManagersHtml` in the contract. No picture, so that nothing is fetched. */
const kept = new Set([
  ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

/** What stands in these is no text for people. */
const dropped = new Set([
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'object'],
  ...['title', 'textarea', 'select', 'svg', 'math', 'xmp', 'plaintext'],
]);

/** Between rows and cells, and between items, stands nothing. */
const withoutText = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

/** A page of the portal, or an address that opens elsewhere; no other kind is followed. */
const address = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;

/** Longer and deeper texts are read as far as this, so that none keeps the page busy (`threats.md` E19). */
const MAX_CHARACTERS = 100_000;
const MAX_DEPTH = 20;

/** The address of a link, where it is one that may be followed. */
export function addressOf(href: string | undefined): string | undefined {
  // A browser passes over control characters in an address, wherever they stand.
  const isPlain = href !== undefined && !/[\p{Cc}\p{Cf}\s]/u.test(href);
  return isPlain && address.test(href) ? href : undefined;
}

/**
 * Reads a manager's HTML as a tree of what may stand in it (`threats.md` E17): elements on the list, text, addresses of
 * links. All else is dropped as it is read, and no browser's parser ever sees it.
 *
 * @param html - `ManagersHtml`, which nobody has checked
 */
export function readHtml(html: string): HtmlPart[] {
  const root: HtmlElement = { tag: '', children: [] };
  const open: HtmlElement[] = [root];
  let muted = 0;
  const parser = new Parser(
    {
      onopentag(tag, { href }) {
        if (dropped.has(tag)) muted += 1;
        if (muted > 0 || !kept.has(tag) || open.length > MAX_DEPTH) return;
        const target = tag === 'a' ? addressOf(href) : undefined;
        const element = { tag, children: [], ...(target === undefined ? {} : { href: target }) };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        const parent = open.at(-1);
        if (muted > 0 || parent === undefined) return;
        if (withoutText.has(parent.tag) && text.trim() === '') return;
        const last = parent.children.length - 1;
        const before = parent.children[last];
        if (typeof before === 'string') parent.children[last] = before + text;
        else parent.children.push(text);
      },
      onclosetag(tag) {
        if (dropped.has(tag)) muted -= 1;
        else if (muted === 0 && open.length > 1 && open.at(-1)?.tag === tag) open.pop();
      },
    },
    { decodeEntities: true },
  );
  parser.end(html.slice(0, MAX_CHARACTERS));
  return root.children;
}
