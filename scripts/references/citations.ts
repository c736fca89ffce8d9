/** What one file cites of a page in `docs/`. */
export interface Citation {
  /** For example `pages.md`. */
  readonly page: string;
  /** For example `P14`, `C9 15`, `2.1 rule 7`. */
  readonly code: string;
  /** What follows the first code may be of another page: `pages.md P24, F08`. */
  readonly isFirst: boolean;
}

const CODE =
  '(?:T-H\\d|[A-Z]\\d{1,3}|E-[A-Z]+(?:-[A-Z]+)*|V-[A-Z]+|Decided \\d|\\d(?:\\.\\d)?)(?!\\w)';
/** What separates two codes: `P3, P4`, `P6 to P9`, `C9 2 and 3`. */
const BETWEEN = '(?:\\s*[,;–]\\s*|\\s+(?:and|to)\\s+)(?:section )?';
const DETAIL = '(?:,? rule \\d|\\.\\d|-\\d{1,2}|,? (?:point|item) \\d{1,2}|,? \\d{1,2}(?![\\w.]))?';
const CITED = new RegExp(
  `\\b(pages|threats|requirements)\\.md,? (?:section )?(${CODE}${DETAIL}(?:${BETWEEN}${CODE}${DETAIL})*)`,
  'g',
);
const ONE = new RegExp(`(${CODE})(${DETAIL})`, 'g');
const RANGE = /\b([A-Z])(\d{1,2})(?:–| to )\1(\d{1,2})/g;

/** A text without the line breaks of comments and without backticks, which may divide a citation. */
export function inOnePiece(text: string): string {
  return text.replace(/`/g, '').replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g, ' ');
}

/** `P27–P29` as `P27, P28, P29`. */
function unfolded(list: string): string {
  return list.replace(RANGE, (_, letter: string, first: string, last: string) => {
    const numbers = Array.from({ length: +last - +first + 1 }, (_, at) => `${+first + at}`);
    return numbers.map((number) => letter + number.padStart(first.length, '0')).join(', ');
  });
}

/** The codes of a list; the 6 of `Decided 3 and 6` is `Decided 6`. */
function codesOf(list: string): string[] {
  let word = '';
  return [...unfolded(list).matchAll(ONE)].map(([, code = '', detail = '']) => {
    const part = detail.replace(/^[-, ]+(?:(?:point|item) )?/, '');
    if (detail.startsWith('.')) return code + detail;
    const whole = part === '' ? code : `${code} ${part}`;
    if (/^\d$/.test(whole) && word !== '') return `${word} ${whole}`;
    word = whole.match(/^(.+) \d+$/)?.[1] ?? '';
    return whole;
  });
}

/** The codes of pages in `docs/` that a text cites, for example `pages.md P14` and `threats.md 2.1 rule 7`. */
export function citationsIn(text: string): Citation[] {
  if (!text.includes('.md')) return [];
  return [...inOnePiece(text).matchAll(CITED)].flatMap(([, page = '', list = '']) =>
    codesOf(list).map((code, at) => ({ page: `${page}.md`, code, isFirst: at === 0 })),
  );
}

const BARE = /(?<![\w#/.&:-])(?:[A-HVWL]\d{2}|K\d|[IP]\d{1,2}|T-H\d)(?![\w-])/g;

/** The ids of threats and pages in a text, also without the name of their page, as in titles of tests. */
export function bareIdsIn(text: string): string[] {
  return [...new Set(text.match(BARE))];
}

/** Sections of the specification that a text cites: `4` of `§4`. */
export function sectionsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/§ ?(\d+(?:\.\d+)*)/g)].map(([, section = '']) => section))];
}

/** Names of markdown pages in a text, with their folders where they are named. */
export function pagesIn(text: string): string[] {
  if (!text.includes('.md')) return [];
  return [...new Set(text.match(/(?<![\w./:*-])(?:[\w.-]+\/)*[\w-]+\.md\b/g))];
}

/** Numbers of decisions in a text: `docs/decisions/0022`, and `(0022)` in markdown. */
export function decisionsIn(path: string, text: string): string[] {
  const named = text.matchAll(/(?:docs\/decisions\/|decisions? |decisions\/(?=\d{4}-))(\d{4})\b/g);
  const linked = path.endsWith('.md') ? text.matchAll(/[[(](0\d{3})[\])]/g) : [];
  return [...new Set([...named, ...linked].map(([, number = '']) => number))];
}

/** The targets of the links of a markdown text, except those on other hosts. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** Paths in backticks of a markdown text that begin with one of these folders, except patterns such as `<area>`. */
export function quotedPathsIn(text: string, folders: ReadonlySet<string>): string[] {
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.has(path.split('/')[0] ?? ''));
}
