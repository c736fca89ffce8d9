/**
 * `npm run reliability [-- ID…] [--last] [--minutes 30]`: the result of each row of the reliability bar. Runs every test
 * and bench that names one of the rows and prints a table: id, guarantee, result. With `--last` it runs nothing and
 * reads the JSON reports of the last runs. The table also goes to `.cache/reliability.json` and `.cache/threats.md`.
 * The exit code is 1 when a row failed, or has neither a test nor a reason.
 *
 * Written by hand: Vitest and Playwright name tests by title, and neither merges the reports of both.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Problem, stopWith } from '../../scripts/problem';
import { newest, readLastReports, readReports } from './last-reports';
import { findNamingFiles } from './named-rows';
import { rows, sections, withoutTest } from './rows';
import { runTests } from './run-tests';
import { asMarkdown, asText, judge } from './table';

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));
const usage =
  'npm run reliability [-- ID…] [--last] [--minutes N], such as: npm run reliability -- A01 H05';

function read() {
  try {
    const options = {
      last: { type: 'boolean', default: false },
      minutes: { type: 'string' },
    } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function ageOf(at: number): string {
  const minutes = Math.round((Date.now() - at) / 60_000);
  return minutes < 120 ? `${minutes} min ago` : `${Math.round(minutes / 60)} h ago`;
}

try {
  const { values, positionals } = read();
  const unknown = positionals.filter((id) => !(id in rows));
  if (unknown.length > 0) throw new Problem(`There is no row ${unknown.join(', ')}.\n${usage}`);
  const ids = positionals.length > 0 ? positionals : Object.keys(rows);

  const reports = values.last
    ? await readLastReports()
    : await readReports(await runTests(ids, values.minutes));
  const named = new Set(findNamingFiles().flatMap((naming) => naming.ids));
  const known = { sections, reasons: withoutTest, named };
  const judged = judge(known, newest(reports), positionals);

  console.log(`\n${asText(judged)}`);
  if (values.last) {
    for (const { file, at } of reports) console.log(`  ${file}: ${ageOf(at)}`);
    if (reports.length === 0) console.log('  There are no reports: run `npm test` first.');
  }
  await mkdir(cache, { recursive: true });
  await writeFile(
    `${cache}reliability.json`,
    JSON.stringify({ at: new Date(), rows: judged }, null, 2),
  );
  await writeFile(`${cache}threats.md`, asMarkdown(judged));
  // In a new run, a row that did not run is a failure; in old reports its result is only unknown.
  const bad = ['failed', 'bare', ...(values.last ? [] : ['not run'])];
  process.exitCode = judged.some(({ verdict }) => bad.includes(verdict)) ? 1 : 0;
} catch (error) {
  stopWith(error);
}
