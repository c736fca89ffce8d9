import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { unbrokenPercent } from '../../domain/money/unbroken-percent';
import type { WordSearch } from '../../domain/search/word-search';
import { downloadText } from '../../text/documents/download';
import { Marked } from '../../ui/page/marked';
import { type HtmlElement, type HtmlPart, readHtml } from './read-html';
import './rich-text.css';

interface RichTextProps {
  readonly html: string;
  /** What was searched for; it is marked in each piece of text. */
  readonly mark?: WordSearch | undefined;
}

/** A manager's text with its form, and nothing in it but text (`threats.md` E17). */
export function RichText({ html, mark }: RichTextProps) {
  const parts = useMemo(() => readHtml(html), [html]);
  return <div className="rich-text">{shown(parts, mark)}</div>;
}

function shown(parts: readonly HtmlPart[], mark: WordSearch | undefined): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not change places
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

/**
 * A link out of the portal opens a page of its own that knows nothing of it, and says so; an address for mail or telephone
 * opens none. One without an address is text.
 */
function linkShown({ href, children }: HtmlElement, mark: WordSearch | undefined): ReactNode {
  if (href === undefined) return shown(children, mark);
  if (href.startsWith('/')) return <Link to={href}>{shown(children, mark)}</Link>;
  if (!/^https?:/i.test(href)) return <a href={href}>{shown(children, mark)}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {shown(children, mark)}
      <span className="visually-hidden"> ({downloadText.newTab})</span>
    </a>
  );
}
