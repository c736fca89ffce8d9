/** A row of `docs/requirements.md`. */
export interface Requirement {
  readonly row: string;
  /** Sections of the specification, such as `9`. */
  readonly sections: readonly string[];
  /** Points of pages.md, such as `P36 2`. */
  readonly points: readonly string[];
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

const HEADING = /^#+ (?:section )?([A-Z]\d{1,2}|[A-Z]|\d(?:\.\d)?) /gm;
const BOLD =
  /\*\*((?:T-H\d|[A-Z]\d{1,3}(?: \d{1,2}|\.\d)?|E-[A-Z-]+|V-[A-Z]+|Decided \d|\d\.\d rule \d))\b/g;
const CELL = /^\| ((?:T-H\d|[A-Z]\d{1,3})) \|/gm;
/** A numbered list below a heading: `C10 9`. */
const NUMBERED = /^#+ ([A-Z]\d{1,2}|\d) [^#]*?(?=^#|(?![\s\S]))/gm;

/** The codes that a page in `docs/` explains: its headings, bold names, first cells and numbered points. */
export function entriesIn(page: string): Set<string> {
  const first = [HEADING, BOLD, CELL].flatMap((form) =>
    [...page.matchAll(form)].map(([, code = '']) => code),
  );
  const points = [...page.matchAll(NUMBERED)].flatMap(([section, code]) =>
    [...section.matchAll(/^(\d{1,2})\. /gm)].map(([, point]) => `${code} ${point}`),
  );
  return new Set([...first, ...points]);
}

const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

/** The rows of `docs/requirements.md`. */
export function requirementsIn(page: string): Requirement[] {
  return page
    .split('\n')
    .filter((line) => /^\| R\d/.test(line))
    .map((line) => {
      const [, row = '', cited = '', , files, tests] = line.split('|').map((cell) => cell.trim());
      return {
        row,
        sections: cited.match(/(?<=§)\d+/g) ?? [],
        points: cited.match(/P\d+ \d+/g) ?? [],
        files: quoted(files),
        tests: quoted(tests),
      };
    });
}

/** The names of the contract and the routes in the tables of `docs/words.md`. */
export function wordsIn(page: string): { readonly names: string[]; readonly routes: string[] } {
  const rows = page.split('\n').filter((line) => /^\| [a-z]/.test(line));
  const column = (at: number) => rows.flatMap((line) => quoted(line.split('|')[at]));
  return { names: column(2), routes: column(4) };
}

/** The anchors of a markdown page, made of its headings as GitHub does. */
export function anchorsIn(page: string): Set<string> {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replace(/ /g, '-'),
    ),
  );
}
