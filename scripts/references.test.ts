import { dirname, normalize } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import {
  bareIdsIn,
  citationsIn,
  decisionsIn,
  linksIn,
  pagesIn,
  quotedPathsIn,
  sectionsIn,
} from './references/citations';
import { anchorsIn, entriesIn, requirementsIn, wordsIn } from './references/entries';
import { isIgnored, isThere, isThereByName, textFiles } from './references/repository';

const files = textFiles();
const markdown = files.filter(({ path }) => path.endsWith('.md'));
const page = (name: string) => files.find(({ path }) => path === `docs/${name}`)?.text ?? '';

const requirements = requirementsIn(page('requirements.md'));
const entries: Record<string, ReadonlySet<string>> = {
  'pages.md': entriesIn(page('pages.md')),
  'threats.md': entriesIn(page('threats.md')),
  'requirements.md': entriesIn(page('requirements.md')),
};
const sections = new Set(requirements.flatMap((row) => row.sections));
const decisions = files.flatMap(({ path }) => path.match(/^docs\/decisions\/(\d{4})/)?.[1] ?? []);
const folders = new Set(
  files.flatMap(({ path }) => [path.split('/')[0] ?? '', path.match(/^src\/(\w+)\//)?.[1] ?? '']),
);

/** The changelog names paths of its time. */
const isHistory = (path: string) => path === 'CHANGELOG.md';
/** These tests contain invented ids. */
const isMadeUp = (path: string) =>
  /^(scripts\/references|tools\/reliability).*\.test\.ts$/.test(path);
const read = files.filter(({ path }) => !isMadeUp(path));

/** All faults, each with its file. */
function faults(
  of: typeof files,
  find: (text: string, path: string) => readonly string[],
): string[] {
  return of.flatMap(({ path, text }) => find(text, path).map((fault) => `${path}: ${fault}`));
}

const missingFiles = (row: (typeof requirements)[number]) => [
  ...row.files.filter((path) => !isThere(path)),
  ...row.tests.filter((path) => !isThere(path) || !/\.test\.tsx?$/.test(path)),
];
const unknownCodes = (text: string) =>
  citationsIn(text)
    .filter(({ page, code, isFirst }) =>
      isFirst ? !entries[page]?.has(code) : !Object.values(entries).some((each) => each.has(code)),
    )
    .map((cited) => `${cited.page} ${cited.code}`);
const unknownIds = (text: string) =>
  bareIdsIn(text).filter((id) => !Object.values(entries).some((each) => each.has(id)));
const unknownSections = (text: string) =>
  sectionsIn(text)
    .filter((section) => !sections.has(section))
    .map((section) => `§${section}`);
const unknownPages = (text: string, path: string) =>
  pagesIn(text).filter(
    (name) =>
      !isIgnored(name) &&
      ![dirname(path), '.', 'docs', 'docs/decisions'].some((base) =>
        isThere(normalize(`${base}/${name}`)),
      ),
  );
const unknownDecisions = (text: string, path: string) =>
  decisionsIn(path, text).filter((number) => !decisions.includes(number));
const goneQuoted = (text: string) =>
  quotedPathsIn(text, folders).filter((path) => !isThereByName(path));

function brokenLinks(text: string, path: string): string[] {
  return linksIn(text).filter((link) => {
    const [target = '', anchor] = link.split('#');
    const to = target === '' ? path : normalize(`${dirname(path)}/${target}`);
    if (!isThere(to)) return true;
    const linked = files.find((file) => file.path === to);
    return anchor !== undefined && linked !== undefined && !anchorsIn(linked.text).has(anchor);
  });
}

describe('docs/requirements.md', () => {
  test('has each row once, each with a section or a point of pages.md, a file and a test', () => {
    expect(requirements.length).toBeGreaterThan(290);
    const rows = requirements.map(({ row }) => row);
    expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([]);
    const bare = requirements.filter((row) =>
      [[...row.sections, ...row.points], row.files, row.tests].some((cell) => cell.length === 0),
    );
    expect(bare.map(({ row }) => row)).toEqual([]);
    const unknown = requirements.flatMap(({ points }) =>
      points.filter((point) => !entries['pages.md']?.has(point)),
    );
    expect(unknown).toEqual([]);
  });

  test('names existing files and tests only', () => {
    const missing = requirements.flatMap((row) =>
      missingFiles(row).map((path) => `${row.row}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test('has a row for every section that is cited', () => {
    expect(faults(read, unknownSections)).toEqual([]);
  });
});

describe('what is cited', () => {
  test('are codes with an entry in pages.md, threats.md or requirements.md', () => {
    expect(faults(read, unknownCodes)).toEqual([]);
  });

  test('are ids with an entry, also where no page is named', () => {
    expect(
      faults(
        read.filter(({ path }) => /\.(tsx?|css|md|conf)$/.test(path)),
        unknownIds,
      ),
    ).toEqual([]);
  });

  test('are existing pages', () => {
    expect(faults(read, unknownPages)).toEqual([]);
  });

  test('are existing decisions', () => {
    expect(faults(read, unknownDecisions)).toEqual([]);
  });
});

test('docs/decisions/README.md lists every decision', () => {
  const index = linksIn(page('decisions/README.md'));
  const names = files.flatMap(({ path }) => path.match(/^docs\/decisions\/(\d{4}-.+)/)?.[1] ?? []);
  expect(names.filter((name) => !index.includes(name))).toEqual([]);
});

describe('markdown', () => {
  test('links to existing files and headings', () => {
    expect(faults(markdown, brokenLinks)).toEqual([]);
  });

  test('names existing paths', () => {
    expect(
      faults(
        markdown.filter(({ path }) => !isHistory(path)),
        goneQuoted,
      ),
    ).toEqual([]);
  });
});

test('docs/words.md names schemas and fields of the contract and routes of the portal', () => {
  const contract = files
    .filter(({ path }) => path.startsWith('openapi/'))
    .map(({ text }) => text)
    .join('\n');
  const { names, routes } = wordsIn(page('words.md'));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(contract))).toEqual([]);
  const table = files.find(({ path }) => path === 'src/navigation/page-table.ts')?.text ?? '';
  expect(routes.filter((route) => !table.includes(`'${route}'`))).toEqual([]);
});
