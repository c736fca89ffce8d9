import { type Html, html, type Part } from './html';
import { inline } from './prose';
import type { Field } from './schema-fields';

/** Fields one below the other; those of an object stand indented under it. */
export function fieldList(fields: readonly Field[], targets: ReadonlySet<string>): Html {
  return html`<dl class="fields">${fields.map((field) => fieldItem(field, targets))}</dl>`;
}

function fieldItem(field: Field, targets: ReadonlySet<string>): Html {
  const nested = field.fields.length > 0;
  const type = field.optional ? `${field.type}, optional` : field.type;
  return html`<div><dt><code>${field.name}</code> <span class="type">${type}</span></dt><dd>${meaning(field, targets)}</dd>${
    nested ? html`<dd class="nested">${fieldList(field.fields, targets)}</dd>` : undefined
  }</div>`;
}

/** What a value means, what it may be, and one such value. */
export function meaning(field: Field, targets: ReadonlySet<string>): Html {
  const { description, limits, values, example, fields } = field;
  const facts: Part[] = limits.map((limit) => html`<span>${limit}</span>`);
  if (example !== undefined && fields.length === 0) {
    facts.push(html`<span>such as <code>${asText(example)}</code></span>`);
  }
  return html`${description === undefined ? undefined : html`<p>${inline(description.trim(), targets)}</p>`}${
    values.length === 0
      ? undefined
      : html`<p class="limits">one of ${values.map((value, index) => html`${index > 0 ? ', ' : ''}<code>${value}</code>`)}</p>`
  }${facts.length === 0 ? undefined : html`<p class="limits">${facts}</p>`}`;
}

/** A text as it is, all else as JSON. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
