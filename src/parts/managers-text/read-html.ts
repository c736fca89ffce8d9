import { Parser } from 'htmlparser2';

/** An allowed element with its content. */
export interface HtmlElement {
  readonly tag: string;
  /** The address of a link. */
  readonly href?: string;
  readonly children: HtmlPart[];
}

export type HtmlPart = string | HtmlElement;

/** The elements of `ManagersHtml` in the contract. Without images, so that nothing is fetched. */
const kept = new Set([
  ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

/** Elements that are removed with their content. */
const dropped = new Set([
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'object'],
  ...['title', 'textarea', 'select', 'svg', 'math', 'xmp', 'plaintext'],
]);

/** Elements whose direct white space is ignored. */
const withoutText = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

/** The allowed addresses: pages of the portal, web pages, mail and telephone. */
const address = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;

/** Limits of the parser, so that no text blocks the page (`threats.md` E19). */
const MAX_CHARACTERS = 100_000;
const MAX_DEPTH = 20;

/** The address of a link, if it is allowed. */
export function addressOf(href: string | undefined): string | undefined {
  // Browsers ignore control characters anywhere in an address.
  const isPlain = href !== undefined && !/[\p{Cc}\p{Cf}\s]/u.test(href);
  return isPlain && address.test(href) ? href : undefined;
}

/**
 * Parses a manager's HTML into a tree of allowed elements, text and link addresses (`threats.md` E17). Everything else is
 * dropped during parsing and never reaches the browser's parser.
 *
 * @param html - untrusted `ManagersHtml`
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
