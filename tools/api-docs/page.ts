import { createHash } from 'node:crypto';
import type { Book } from './book';
import type { ApiDocument } from './document';
import { errorChapter } from './errors';
import { type Html, html } from './html';
import { methodBadge, operationArticle } from './operation';
import { inline, prose } from './prose';
import { type Operation, operationsOf } from './read-document';

/**
 * The description as one HTML page, which needs no script and asks no other host.
 * @param style the page's CSS; the page's policy lets in this and nothing else
 * @param pageNames what a page is called, by its number
 */
export function apiPage(
  document: ApiDocument,
  style: string,
  pageNames: ReadonlyMap<number, string>,
): string {
  const operations = operationsOf(document);
  const targets = new Set(operations.map(({ operationId }) => operationId));
  const book = { document, targets, pageNames };
  const { title, version, summary, description } = document.info;
  const contents = contentsOf(document, operations);
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – API ${version}</title>
<link rel="icon" href="data:,">
<style>${{ html: style }}</style>
</head>
<body>
<nav class="side" aria-label="Contents">${contents}</nav>
<main>
<header><h1 lang="sl">${title}</h1>
<p class="lead">${summary} Version ${version}, ${operations.length} operations.</p>
${prose(description, targets)}</header>
<nav class="top" id="contents" aria-label="Contents"><details><summary>Contents</summary>${contents}</details></nav>
${document.tags.map((tag) => chapter(book, tag, operations))}
${errorChapter(book)}
</main>
<a class="to-contents" href="#contents">Contents</a>
</body>
</html>
`.html;
}

function chapter(
  book: Book,
  { name, description }: ApiDocument['tags'][number],
  operations: readonly Operation[],
): Html {
  return html`<section id="${name}"><h2><a href="#${name}">${name}</a></h2>
<p class="lead">${inline(description ?? '')}</p>
${operations.filter(isIn(name)).map((operation) => operationArticle(book, operation))}
</section>`;
}

function contentsOf(document: ApiDocument, operations: readonly Operation[]): Html {
  return html`<ul>${document.tags.map(
    ({ name }) =>
      html`<li><a href="#${name}">${name}</a><ul>${operations
        .filter(isIn(name))
        .map(
          ({ operationId, method, summary }) =>
            html`<li><a href="#${operationId}">${methodBadge(method)}<span>${summary}</span></a></li>`,
        )}</ul></li>`,
  )}<li><a href="#errors">errors</a></li></ul>`;
}

function isIn(tag: string) {
  return ({ tags }: Operation) => tags.includes(tag);
}
