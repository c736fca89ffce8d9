import { type Html, html } from './html';

const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d[\d.eE+-]*)/g;

/** A value as JSON with its parts marked for colour. Small objects stand on one line, so that rows of a list can be compared. */
export function json(value: unknown): Html {
  const text = print(value, '');
  const parts: Html[] = [];
  let end = 0;
  for (const match of text.matchAll(tokens)) {
    const [all, string, colon, word] = match;
    parts.push(html`${text.slice(end, match.index)}`);
    if (colon !== undefined) parts.push(html`<b>${string}</b>${colon}`);
    else parts.push(html`<i class="${string ? 's' : word ? 'w' : 'n'}">${all}</i>`);
    end = match.index + all.length;
  }
  return html`<pre lang="sl"><code>${parts}${text.slice(end)}</code></pre>`;
}

const lineLength = 88;

function print(value: unknown, indent: string): string {
  const flat = oneLine(value);
  if (typeof value !== 'object' || value === null || flat.length + indent.length <= lineLength) {
    return flat;
  }
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const rows = value.map((item) => `${deeper}${print(item, deeper)}`);
    return `[\n${rows.join(',\n')}\n${indent}]`;
  }
  const rows = Object.entries(value).map(
    ([key, item]) => `${deeper}${JSON.stringify(key)}: ${print(item, deeper)}`,
  );
  return `{\n${rows.join(',\n')}\n${indent}}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const rows = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`,
  );
  return rows.length === 0 ? '{}' : `{ ${rows.join(', ')} }`;
}
