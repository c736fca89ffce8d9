import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { steps } from '../../scripts/testing/steps';
import { type Outcome, type Report, readReport } from './outcomes';

const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
/** Where `npm run reliability` keeps the reports of its own runs. */
export const ownReports = join(cache, 'reliability');

/** Runs of the contract tests against Prism, which skips some: the contract tests report the same rows. */
const repeated = ['contract:proxy:short', 'contract:mock'];

/** A report with the file that it was read from. */
export interface NamedReport extends Report {
  readonly file: string;
}

/** The reports that the last runs of `npm test`, `browser:long`, the benches and this tool left, oldest first. */
export async function readLastReports(): Promise<readonly NamedReport[]> {
  const left = steps
    .filter(({ script, report }) => report !== undefined && !repeated.includes(script))
    .map(({ script }) => `${script.replaceAll(':', '-')}.json`);
  const own = await readdir(ownReports).catch(() => []);
  const files = [
    ...[...left, 'browser-long.json', 'bench.json'].map((name) => join(cache, name)),
    ...own.map((name) => join(ownReports, name)),
  ];
  return readReports(files);
}

/** The reports in these files, oldest first; files that are missing or contain no report are skipped. */
export async function readReports(files: readonly string[]): Promise<readonly NamedReport[]> {
  const read = await Promise.all(
    files.map(async (path) => {
      const text = await readFile(path, 'utf8').catch(() => undefined);
      const report = text === undefined ? undefined : readReport(parse(text));
      if (report === undefined) return undefined;
      return { ...report, file: path.slice(cache.length + 1) };
    }),
  );
  return read.filter((report) => report !== undefined).sort((one, other) => one.at - other.at);
}

/** The outcomes of several reports. A test that is in more than one counts by the newest report that ran it. */
export function newest(reports: readonly Report[]): readonly Outcome[] {
  const kept = new Map<string, readonly Outcome[]>();
  for (const { outcomes } of reports) {
    for (const [test, own] of byTest(outcomes)) {
      if (!kept.has(test) || own.some(({ result }) => result !== 'not run')) kept.set(test, own);
    }
  }
  return [...kept.values()].flat();
}

/** A title alone is not a key: tests of the same title exist in several files, and one of them may fail. */
function byTest(outcomes: readonly Outcome[]): ReadonlyMap<string, readonly Outcome[]> {
  const tests = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const test = JSON.stringify([outcome.file, outcome.project, outcome.title]);
    tests.set(test, [...(tests.get(test) ?? []), outcome]);
  }
  return tests;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
