import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type HtmlElement, type HtmlPart, readHtml } from './read-html';
import './rich-text.css';

/** A manager's text with its form, and nothing in it but text (`reliability.md` E17). */
export function RichText({ html }: { html: string }) {
  const parts = useMemo(() => readHtml(html), [html]);
  return <div className="rich-text">{shown(parts)}</div>;
}

function shown(parts: readonly HtmlPart[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not change places
  return parts.map((part, index) => <Fragment key={index}>{partShown(part)}</Fragment>);
}

function partShown(part: HtmlPart): ReactNode {
  if (typeof part === 'string') return part;
  if (part.tag === 'a') return linkShown(part);
  return part.tag === 'br' ? <br /> : createElement(part.tag, null, shown(part.children));
}

/** A link out of the portal opens a page of its own that knows nothing of it; one without an address is text. */
function linkShown({ href, children }: HtmlElement): ReactNode {
  if (href === undefined) return shown(children);
  if (href.startsWith('/')) return <Link to={href}>{shown(children)}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {shown(children)}
    </a>
  );
}
