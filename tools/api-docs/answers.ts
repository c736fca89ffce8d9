import type { Book } from './book';
import type { Answer, Content, Example } from './document';
import { fieldList } from './field-list';
import { type Html, html } from './html';
import { json } from './json';
import { inline } from './prose';
import { follow } from './read-document';
import { fieldOf, headerFields } from './schema-fields';

/** The bodies of a request or an answer, one a media type: what it is, examples, its fields. */
export function contentPart(book: Book, content: Content): Html {
  return html`${Object.entries(content).map(([type, { schema, examples }]) => {
    const field = fieldOf(book.document, schema);
    const about =
      field.description && html`<p>${inline(field.description.trim(), book.targets)}</p>`;
    return html`<p class="body"><code>${type}</code> <span class="type">${field.type}</span></p>${about}${Object.values(
      examples ?? {},
    ).map((example) => examplePart(book, type, example))}${
      field.fields.length > 0 ? fieldList(field.fields, book.targets) : undefined
    }`;
  })}`;
}

function examplePart({ document }: Book, type: string, example: Example): Html {
  const { summary, value } = follow(document, example).value;
  const body =
    type === 'application/json' ? json(value) : html`<pre><code>${String(value)}</code></pre>`;
  return html`<details><summary>Example: ${summary}</summary>${body}</details>`;
}

/** One status with what comes with it; what errors share stands in the last chapter. */
export function answerItem(book: Book, status: string, answer: Answer): Html {
  const { value, name } = follow(book.document, answer);
  const isGood = status.startsWith('2');
  const headers = headerFields(book.document, value);
  const about = value.description ? inline(value.description.trim(), book.targets) : undefined;
  return html`<div><dt><span class="status s${status[0]}">${status}</span></dt><dd><p>${about}${
    name ? html` <a class="more" href="#error-${name}">${name}</a>` : undefined
  }</p></dd>${
    isGood && (value.content || headers.length > 0)
      ? html`<dd class="nested">${headers.length > 0 ? fieldList(headers, book.targets) : undefined}${
          value.content ? contentPart(book, value.content) : undefined
        }</dd>`
      : undefined
  }${isGood || name ? undefined : errorExamples(book, value)}</div>`;
}

/** The bodies of an error that is this operation's own; what an error body is stands in the last chapter. */
function errorExamples({ document }: Book, answer: Answer): Html {
  const examples = Object.values(answer.content?.['application/json']?.examples ?? {});
  return html`<dd class="nested">${examples.map((example) => {
    const { summary, value } = follow(document, example).value;
    return html`<p class="said">${summary}</p>${json(value)}`;
  })}</dd>`;
}
