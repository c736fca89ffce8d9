import type { Book } from './book';
import type { Answer, Schema } from './document';
import { fieldList } from './field-list';
import { type Html, html } from './html';
import { json } from './json';
import { inline, prose } from './prose';
import { follow } from './read-document';
import { fieldOf, headerFields } from './schema-fields';

/** The last chapter: the body that every error has, and the answers that operations share. */
export function errorChapter(book: Book): Html {
  const { document, targets } = book;
  const { responses = {}, schemas = {} } = document.components;
  const error = fieldOf(document, Object(schemas.Error) as Schema);
  return html`<section id="errors"><h2><a href="#errors">errors</a></h2>
${prose(error.description, targets)}
${fieldList(error.fields, targets)}
${Object.entries(responses).map(([name, answer]) => sharedAnswer(book, name, answer))}
</section>`;
}

function sharedAnswer({ document, targets }: Book, name: string, answer: Answer): Html {
  const { value } = follow(document, answer);
  const { description, content } = value;
  const fields = headerFields(document, value);
  const examples = Object.values(content?.['application/json']?.examples ?? {});
  return html`<article id="error-${name}"><h3><a href="#error-${name}">${name}</a></h3>
<p>${inline(description ?? '', targets)}</p>
${fields.length > 0 ? fieldList(fields, targets) : undefined}
${examples.map((example) => json(follow(document, example).value.value))}
</article>`;
}
