import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { steps } from '../../scripts/testing/steps';
import { type Outcome, type Report, readReport } from './outcomes';
import { isThere, pathHere } from './still-there';

const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
/** Where `npm run reliability` keeps the reports of its own runs. */
export const ownReports = join(cache, 'reliability');

/** The same tests before Prism, where some are skipped: what they say, the contract tests say already. */
const again = ['contract:proxy', 'contract:mock'];

/** A report with the file that it was read from. */
export interface NamedReport extends Report {
  readonly file: string;
}

/**
 * The reports that the last runs of `npm test`, of `browser:long`, of the benches and of this have left, oldest first,
 * without what became of tests that are no more.
 */
export async function readLastReports(): Promise<readonly NamedReport[]> {
  const left = steps
    .filter(({ script, report }) => report !== undefined && !again.includes(script))
    .map(({ script }) => `${script.replace(':', '-')}.json`);
  const own = await readdir(ownReports).catch(() => []);
  const files = [
    ...[...left, 'browser-long.json', 'bench.json'].map((name) => join(cache, name)),
    ...own.map((name) => join(ownReports, name)),
  ];
  return (await readReports(files)).map((report) => ({
    ...report,
    outcomes: report.outcomes.filter(isThere),
  }));
}

/** The reports of these files, oldest first; what is not there or is none is passed over. */
export async function readReports(files: readonly string[]): Promise<readonly NamedReport[]> {
  const read = await Promise.all(
    files.map(async (path) => {
      const text = await readFile(path, 'utf8').catch(() => undefined);
      const report = text === undefined ? undefined : readReport(parse(text));
      if (report === undefined) return undefined;
      const outcomes = report.outcomes.map(placedHere);
      return { ...report, outcomes, file: path.slice(cache.length + 1) };
    }),
  );
  return read.filter((report) => report !== undefined).sort((one, other) => one.at - other.at);
}

/** The outcomes of several reports; of a test that stands in more than one those of the newest, unless it was left out there. */
export function newest(reports: readonly Report[]): readonly Outcome[] {
  const kept = new Map<string, readonly Outcome[]>();
  for (const { outcomes } of reports) {
    for (const [test, own] of byTest(outcomes)) {
      if (!kept.has(test) || own.some(({ result }) => result !== 'not run')) kept.set(test, own);
    }
  }
  return [...kept.values()].flat();
}

/** A title alone is no key: several files have a test of the same title, and one of them may fail. */
function byTest(outcomes: readonly Outcome[]): ReadonlyMap<string, readonly Outcome[]> {
  const tests = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const test = JSON.stringify([outcome.file, outcome.project, outcome.title]);
    tests.set(test, [...(tests.get(test) ?? []), outcome]);
  }
  return tests;
}

function placedHere(outcome: Outcome): Outcome {
  const { file, source } = outcome;
  return { ...outcome, file: pathHere(file), ...(source && { source: pathHere(source) }) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
