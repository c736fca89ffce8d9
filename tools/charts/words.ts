/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[], last: 'and' | 'or'): string {
  const head = items.slice(0, -1);
  return head.length === 0 ? (items[0] ?? '') : `${head.join(', ')} ${last} ${items.at(-1)}`;
}

/** Milliseconds as one reads them: `50 ms`, `1.5 s`, `2 min`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${ms} ms`;
  if (ms < 60_000) return `${ms / 1000} s`;
  return `${Number((ms / 60_000).toFixed(2))} min`;
}

/** Text as Markdown code, also when it holds backticks. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A docstring's first sentence as part of another: no capital at its head, no full stop at its end. */
export function aside(docs: string): string {
  const first = docs.split(/\n\n|(?<=\.) (?=[A-Z])/)[0] ?? '';
  const isName = /^[A-Z]{2}/.test(first);
  const head = isName ? first.charAt(0) : first.charAt(0).toLowerCase();
  return head + first.slice(1).replace(/\.$/, '');
}

/** A plain value as code, `undefined` as well; nothing for one that is computed or has parts. */
export function plainValue(value: unknown): string | undefined {
  if (typeof value === 'string') return `'${value}'`;
  const isPlain = value === undefined || ['number', 'boolean'].includes(typeof value);
  return isPlain ? String(value) : undefined;
}

/** The plain values of an object, such as `by: 'logout'`; the others are left out. */
export function plainFields(value: unknown, except: readonly string[] = []): string | undefined {
  const fields = Object.entries(Object(value)).flatMap(([key, field]) => {
    const text = except.includes(key) ? undefined : plainValue(field);
    return text === undefined ? [] : `${key}: ${text}`;
  });
  return fields.length > 0 ? fields.join(', ') : undefined;
}

/** Phrases with the same verb after one another become one: `does a`, `does b` → `does a and b`. */
export function joinVerbs(phrases: readonly string[]): string[] {
  const groups: { readonly verb: string; readonly objects: string[] }[] = [];
  for (const phrase of phrases) {
    const [verb = '', ...words] = phrase.split(' ');
    const last = groups.at(-1);
    if (last?.verb === verb) last.objects.push(words.join(' '));
    else groups.push({ verb, objects: [words.join(' ')] });
  }
  return groups.map(({ verb, objects }) => `${verb} ${list(objects, 'and')}`);
}
