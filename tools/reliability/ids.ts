const ONE = String.raw`(?:[A-HVWL]\d{2}|[IK]\d|T-H\d)`;
/** An id of a row: A01 to H15, V01 to V06, T-H1 to T-H4, K1 to K8, W01 to W24, L01 to L16, I1 to I9. */
const ID = new RegExp(String.raw`(?<![\w-])${ONE}(?!\w)`, 'g');

/** A quoted text that begins with an id: the title of a test, of a group, or a cell of a table of titles. */
const QUOTED = new RegExp(String.raw`['"\`](${ONE}(?:['"\`]|[\s,:/–—-][^'"\`\n]*))`, 'g');

/** Two ids with a dash between them, which name only the first and the last of several rows. */
const RANGE = /(?<![\w-])([A-HVWLIK]|T-H)\d{1,2}\s?[–—-]\s?\1?\d{1,2}(?!\w)/;

/** The ids in a title, each once. */
export function idsIn(title: string): readonly string[] {
  return [...new Set(title.match(ID))];
}

/** The texts in a source file that name rows: those in quotes that begin with an id. */
export function titlesIn(source: string): readonly string[] {
  return [...source.matchAll(QUOTED)].map(([, title = '']) => title);
}

/** Whether a title names ids as a range: a search does not find the ids between the two. */
export function namesRange(title: string): boolean {
  return RANGE.test(title);
}

/** A regular expression, as text for Vitest's `-t` and Playwright's `--grep`: titles that name one of the ids. */
export function patternFor(ids: readonly string[]): string {
  return `(?<![\\w-])(?:${ids.join('|')})(?!\\w)`;
}
