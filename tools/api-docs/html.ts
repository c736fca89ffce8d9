/** A piece of HTML that may stand in a page as it is. */
export interface Html {
  readonly html: string;
}

/** What can be put into a template; a text is escaped, nothing is left out. */
export type Part = Html | string | number | undefined | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as it must be written between tags and in attributes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

function write(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return 'html' in part ? part.html : part.map(write).join('');
}

/** Template for HTML: everything that is put in is escaped, unless it is HTML itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    html: strings.map((text, index) => text + write(parts[index])).join(''),
  };
}
