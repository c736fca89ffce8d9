/**
 * `npm run reproducible`: builds the last commit twice, in two folders of different length, and compares every byte.
 * It exits with 1 and names the files when the builds differ.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { filesUnder } from './build/files-under';
import { Problem, showProblem } from './problem';
import { refuseArguments } from './refuse-arguments';

const root = join(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'portal-twice-'));

try {
  refuseArguments('reproducible');
  const first = await buildIn(join(work, 'a'));
  const second = await buildIn(join(work, 'another-folder'));
  const names = [...new Set([...first.keys(), ...second.keys()])];
  const different = names.filter(
    (name) => !first.get(name)?.equals(second.get(name) ?? Buffer.of()),
  );
  if (different.length > 0) {
    throw new Problem(`Two builds of one commit differ in ${different.join(', ')}.`);
  }
  const { sum } = JSON.parse(String(first.get('release.json'))) as { readonly sum: string };
  console.log(`Two builds of the last commit are byte-equal: ${names.length} files, sum ${sum}.`);
} catch (error) {
  showProblem(error);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Checks the last commit out and builds it. @returns the content of each file of `dist/`, by its path */
async function buildIn(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  mkdirSync(folder);
  run('sh', ['-c', 'git archive HEAD | tar -x -C "$0"', folder], root);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  run(process.execPath, [vite, 'build', '--logLevel', 'error'], folder);
  run(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/sbom.ts'], folder);
  const dist = join(folder, 'dist');
  const files = await filesUnder(dist);
  return new Map(files.map((file) => [relative(dist, file), readFileSync(file)]));
}

function run(command: string, args: readonly string[], cwd: string): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Problem(`${command} ${args.join(' ')} failed.\n${stdout}${stderr}`);
}
