/** An id of a row: A01 to H15, T-H1 to T-H4, K1 to K8, W01 to W24, L01 to L16, I1 to I9. */
const ID = /(?<![\w-])(?:[A-HWL]\d{2}|[IK]\d|T-H\d)(?!\w)/g;

/** Two ids with a dash between them, which would name only the first and the last of several. */
const RANGE = /(?<![\w-])([A-HWLIK]|T-H)\d{1,2}\s?[–—-]\s?\1?\d{1,2}(?!\w)/;

/** The ids that a title names, each once. */
export function idsIn(title: string): readonly string[] {
  return [...new Set(title.match(ID))];
}

/** Whether a text begins with an id, as one that a test's title is filled in with. */
export function beginsWithId(text: string): boolean {
  const [first = ''] = text.split(' ');
  return idsIn(first)[0] === first;
}

/** Whether a title names ids as a range: no search finds what stands between the two. */
export function namesRange(title: string): boolean {
  return RANGE.test(title);
}

/**
 * A regular expression, as text, for titles that name any of the ids; it reads the same for Vitest's `-t` and for
 * Playwright's `--grep`.
 */
export function patternFor(ids: readonly string[]): string {
  return `(?<![\\w-])(?:${ids.join('|')})(?!\\w)`;
}
