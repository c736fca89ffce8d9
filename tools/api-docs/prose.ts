import { type Html, html, type Part } from './html';

/**
 * A text of the description with the little Markdown that ours use: paragraphs, `code` and **bold**.
 * @param targets names that are linked when they stand in code, such as an operationId
 */
export function prose(text: string | undefined, targets: ReadonlySet<string> = new Set()): Html {
  const paragraphs = (text ?? '').trim().split(/\n\s*\n/);
  return html`${paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => html`<p>${inline(paragraph, targets)}</p>`)}`;
}

/** The same without paragraphs. */
export function inline(text: string, targets: ReadonlySet<string> = new Set()): Part {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part): Part => {
    if (part.startsWith('**')) return html`<strong>${part.slice(2, -2)}</strong>`;
    if (!part.startsWith('`')) return part;
    const code = part.slice(1, -1);
    if (targets.has(code)) return html`<a href="#${code}"><code>${code}</code></a>`;
    return html`<code>${code}</code>`;
  });
}
