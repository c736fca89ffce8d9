/**
 * `npm run advisories`: asks the package registry for known faults of all packages. It exits with 0 when there is none,
 * with 1 when there is one that `docs/advisories.md` does not except, and with 2 when the registry did not answer.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Audit, exceptionsOf, judge } from './advisories/judge';

const root = join(import.meta.dirname, '..');
const NOT_CHECKED = 2;

// With NODE_ENV=production npm would leave the tools out.
const { stdout } = spawnSync('npm', ['audit', '--json', '--include=dev'], {
  ...{ cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  shell: process.platform === 'win32',
});
const exceptions = exceptionsOf(readFileSync(join(root, 'docs/advisories.md'), 'utf8'));
const today = new Date().toISOString().slice(0, 10);
const verdict = judge(read(stdout), exceptions, today);

if (verdict === undefined) {
  console.error(
    'NOT CHECKED: the package registry answers no question about advisories here. Run this command where it does, before each release.',
  );
  process.exitCode = NOT_CHECKED;
} else {
  for (const line of verdict.stale) console.log(`Remove from docs/advisories.md: ${line}`);
  for (const line of verdict.found) console.error(`✗ ${line}`);
  if (verdict.found.length === 0) console.log('No advisory applies to the packages.');
  else {
    console.error(
      'Update these packages, or write in docs/advisories.md why an advisory does not apply, and until when.',
    );
    process.exitCode = 1;
  }
}

/** What npm printed; where it failed, that is an error in the same format, or nothing. */
function read(text: string): Audit {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return {};
  }
}
