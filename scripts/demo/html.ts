const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A piece of escaped HTML; `html` makes it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value in a template of `html`: text, which is escaped, or HTML. */
type Value = string | number | Html | readonly Html[];

/** Makes HTML from a template. Every value is escaped, in text and in quoted attributes, unless it is `Html`. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const written = values.map((value, index) => `${writeOut(value)}${parts[index + 1]}`);
  return new Html(`${parts[0]}${written.join('')}`);
}

function writeOut(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
