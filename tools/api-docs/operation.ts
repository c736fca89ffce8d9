import { answerItem, contentPart } from './answers';
import type { Book } from './book';
import type { Parameter } from './document';
import { exampleRequest } from './example-request';
import { fieldList } from './field-list';
import { type Html, html, type Part } from './html';
import { prose } from './prose';
import { follow, type Operation } from './read-document';
import { fieldOf } from './schema-fields';

/** Everything about one operation, under its operationId as anchor. */
export function operationArticle(book: Book, operation: Operation): Html {
  const { operationId: id, method, path, requestBody } = operation;
  return html`<article id="${id}">
<h3><a href="#${id}">${operation.summary}</a></h3>
<p class="call">${methodBadge(method)} ${pathCode(path)}</p>
${prose(operation.description, book.targets)}
<dl class="facts">
<div><dt>Who may call</dt><dd>${whoMayCall(book, operation)}</dd></div>
<div><dt>Comes from</dt><dd>${origins[operation['x-origin']] ?? operation['x-origin']}</dd></div>
<div><dt>operationId</dt><dd><code>${id}</code></dd></div>
</dl>
${operation.parameters.length > 0 ? parameterPart(book, operation.parameters) : undefined}
${requestBody ? html`<h4>Request body</h4>${contentPart(book, requestBody.content)}` : undefined}
<h4>Answers</h4>
<dl class="fields answers">${Object.entries(operation.responses).map(([status, answer]) =>
    answerItem(book, status, answer),
  )}</dl>
<details><summary>How to ask</summary>${exampleRequest(book.document, operation)}</details>
</article>`;
}

const origins: Readonly<Record<string, string>> = {
  specification: 'The specification, section 7.',
  design: 'The design; the specification does not show it.',
};

export function methodBadge(method: string): Html {
  return html`<span class="method ${method.toLowerCase()}">${method}</span>`;
}

/** A path that can break after each slash, with its parameters set apart. */
function pathCode(path: string): Html {
  const parts = path.split(/(\/|\{[a-z_]+\})/).map((part): Part => {
    if (part === '/') return html`/<wbr>`;
    return part.startsWith('{') ? html`<var>${part}</var>` : part;
  });
  return html`<code class="path">${parts}</code>`;
}

function whoMayCall({ pageNames }: Book, operation: Operation): Part {
  if (operation.isPublic) return 'Everybody; no login is needed.';
  const page = operation['x-page'];
  if (page === undefined) return `Whoever is logged in. ${operation['x-no-page'] ?? ''}`;
  return html`Whoever is logged in and has page ${page} (${pageNames.get(page)}) among the allowed pages.`;
}

function parameterPart({ document, targets }: Book, parameters: readonly Parameter[]): Html {
  const fields = parameters.map((each) => {
    const {
      name,
      in: place,
      required,
      schema,
      description,
      example,
    } = follow(document, each).value;
    const field = fieldOf(document, schema, name, required !== true);
    const told = { ...field, type: `${field.type}, in the ${place}` };
    return { ...told, description: description ?? field.description, example };
  });
  return html`<h4>Parameters</h4>${fieldList(fields, targets)}`;
}
