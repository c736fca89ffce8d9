import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { patternFor } from './ids';
import { ownReports } from './last-reports';
import { findNamingFiles } from './named-rows';

const isWindows = process.platform === 'win32';

/** How many random cases run; rows L16 and L14 require this number. */
const chance = { RUNS: '10000', CALLS: '10000' };

/**
 * Runs every test and bench that names one of the ids, one kind after the other, and shows their output.
 * @param minutes how long the backend's bench lasts, 30 by default, as L12 requires
 * @returns the paths of the reports
 */
export async function runTests(
  ids: readonly string[],
  minutes?: string,
): Promise<readonly string[]> {
  await rm(ownReports, { recursive: true, force: true });
  await mkdir(ownReports, { recursive: true });
  const files = filesNaming(ids).filter((file) => file.endsWith('.test.ts'));
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
    const projects = ['chromium', 'whole-browser', 'long', 'long-whole-browser'].map(
      (name) => `--project=${name}`,
    );
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

function filesNaming(ids: readonly string[]): readonly string[] {
  return findNamingFiles()
    .filter((naming) => naming.ids.some((id) => ids.includes(id)))
    .map(({ file }) => file);
}

/** The arguments of `npm run bench` for these rows; empty when no bench measures them. */
export function benchArguments(ids: readonly string[], minutes?: string): readonly string[] {
  const benches = filesNaming(ids).flatMap((file) => /^bench\/(.*)\.ts$/.exec(file)?.[1] ?? []);
  if (benches.length === 0) return [];
  const long = minutes ?? (ids.includes('L12') ? '30' : undefined);
  return [...benches, ...(long === undefined ? [] : ['--minutes', long])];
}

/** The exit code is ignored: the report says more. */
function run(command: string, args: readonly string[], env: Record<string, string>): void {
  console.log(`\n== ${command} ${args.slice(0, 2).join(' ')} …`);
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell: isWindows });
}
