import type { ApiDocument } from './document';
import { asText } from './field-list';
import { type Html, html } from './html';
import { follow, type Operation } from './read-document';

/** The request that the examples of an operation's parameters make, as it goes over the wire. */
export function exampleRequest(document: ApiDocument, operation: Operation): Html {
  const parameters = operation.parameters.map((each) => follow(document, each).value);
  const encoded = (name: string) =>
    encodeURIComponent(asText(parameters.find((each) => each.name === name)?.example));
  const path = operation.path.replace(/\{([a-z_]+)\}/g, (_, name: string) => encoded(name));
  const query = parameters
    .filter((each) => each.in === 'query')
    .map(({ name }) => `${name}=${encoded(name)}`);
  const [type] = Object.keys(operation.requestBody?.content ?? {});
  const lines = [
    `${operation.method} ${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    operation.isPublic ? undefined : 'Authorization: Bearer <token_string of the login>',
    type && `Content-Type: ${type}`,
  ];
  return html`<pre><code>${lines.filter((line) => line !== undefined).join('\n')}</code></pre>`;
}
