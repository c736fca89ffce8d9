import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { patternFor } from './ids';
import { ownReports } from './last-reports';
import { benchesFor, findNamings } from './tests';

const isWindows = process.platform === 'win32';

/** How often what is left to chance is tried, by the marks of rows L16 and L14. */
const chance = { RUNS: '10000', CALLS: '10000' };

/**
 * Runs every test and bench that names one of the ids, one kind after the other, with its output.
 * @param minutes how long the backend's bench lasts; the 30 of L12 unless told
 * @returns the reports that it has left
 */
export async function runTests(
  ids: readonly string[],
  minutes?: string,
): Promise<readonly string[]> {
  await rm(ownReports, { recursive: true, force: true });
  await mkdir(ownReports, { recursive: true });
  const places = findNamings()
    .filter((naming) => naming.ids.some((id) => ids.includes(id)))
    .map(({ place }) => place.replace(/:\d+$/, ''));
  const files = [...new Set(places)].filter((place) => place.endsWith('.test.ts'));
  const inBrowser = (file: string) => /^browser-tests\/(?!helpers\/)/.test(file);
  const pattern = patternFor(ids);
  const reports: string[] = [];
  const report = (name: string) => {
    const path = join(ownReports, name);
    reports.push(path);
    return path;
  };

  const plain = files.filter((file) => !inBrowser(file));
  if (plain.length > 0) {
    const reporters = ['--reporter=dot', '--reporter=json'];
    const out = `--outputFile.json=${report('vitest.json')}`;
    run('vitest', ['run', ...plain, '-t', pattern, ...reporters, out], chance);
  }
  const browser = files.filter(inBrowser);
  if (browser.length > 0) {
    const projects = ['chromium', 'long'].map((name) => `--project=${name}`);
    run(
      'playwright',
      ['test', ...browser, ...projects, '--global-timeout=0', '--grep', `/${pattern}/`],
      {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser.json'),
      },
    );
  }
  const benches = benchArguments(ids, minutes);
  if (benches.length > 0) {
    run('tsx', ['bench/main.ts', ...benches], {});
    reports.push(join(ownReports, '../bench.json'));
  }
  return reports;
}

/** What `npm run bench` is told for these rows: the benches by name, and how long; nothing when no bench holds them. */
export function benchArguments(ids: readonly string[], minutes?: string): readonly string[] {
  const benches = benchesFor(ids);
  if (benches.length === 0) return [];
  const long = minutes ?? (ids.includes('L12') ? '30' : undefined);
  return [...benches, ...(long === undefined ? [] : ['--minutes', long])];
}

/** Its exit code says nothing that its report does not say better. */
function run(command: string, args: readonly string[], env: Record<string, string>): void {
  console.log(`\n== ${command} ${args.slice(0, 2).join(' ')} …`);
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell: isWindows });
}
