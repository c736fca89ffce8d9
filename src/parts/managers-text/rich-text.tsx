import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { unbrokenPercent } from '../../domain/money/unbroken-percent';
import type { WordSearch } from '../../domain/search/word-search';
import { downloadText } from '../../text/documents/download';
import { Marked } from '../../ui/page/marked';
import { useAllowedPath } from '../rights/use-allowed-path';
import { type HtmlElement, type HtmlPart, readHtml } from './read-html';
import './rich-text.css';

interface RichTextProps {
  readonly html: string;
  /** The search whose hits are marked. */
  readonly mark?: WordSearch | undefined;
}

/** A manager's formatted text, rendered without the browser's HTML parser (`threats.md` E17). */
export function RichText({ html, mark }: RichTextProps) {
  const parts = useMemo(() => readHtml(html), [html]);
  return <div className="rich-text">{shown(parts, mark)}</div>;
}

function shown(parts: readonly HtmlPart[], mark: WordSearch | undefined): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
  return parts.map((part, index) => <Fragment key={index}>{partShown(part, mark)}</Fragment>);
}

function partShown(part: HtmlPart, mark: WordSearch | undefined): ReactNode {
  if (typeof part === 'string') {
    const text = unbrokenPercent(part);
    return mark ? <Marked text={text} mark={mark} /> : text;
  }
  if (part.tag === 'a') return linkShown(part, mark);
  return part.tag === 'br' ? <br /> : createElement(part.tag, null, shown(part.children, mark));
}

/** A link to a page that the user may see; to another one it would end on the first page that they may, so it is text. */
function PortalLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return useAllowedPath()(to) ? <Link to={to}>{children}</Link> : children;
}

/**
 * A link out of the portal opens a new tab, without opener and referrer, and its text announces that; mail and
 * telephone links do not. A link without an allowed address becomes text.
 */
function linkShown({ href, children }: HtmlElement, mark: WordSearch | undefined): ReactNode {
  if (href === undefined) return shown(children, mark);
  if (href.startsWith('/')) return <PortalLink to={href}>{shown(children, mark)}</PortalLink>;
  if (!/^https?:/i.test(href)) return <a href={href}>{shown(children, mark)}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {shown(children, mark)}
      <span className="visually-hidden"> ({downloadText.newTab})</span>
    </a>
  );
}
