/**
 * `npm run contract:pack`: packs `portal-contract` twice, compares the tarballs, and writes the statement of where they
 * come from beside the tarball: `portal-contract-….tgz.intoto.json`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provenance } from '../contract/pack/statement';
import { Problem, showProblem } from './problem';
import { refuseArguments } from './refuse-arguments';

const root = join(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'portal-pack-'));

try {
  refuseArguments('contract:pack');
  const changed = run('git', ['status', '--porcelain', '--untracked-files=no']);
  if (changed !== '') throw new Problem(`Commit first: a tarball names its commit.\n${changed}`);
  const [first, second] = [pack(root), pack(work)];
  if (!readFileSync(first).equals(readFileSync(second))) {
    throw new Problem('Two tarballs of one commit differ. Neither has been given a statement.');
  }
  const name = first.slice(root.length + 1);
  const statement = provenance(
    { name, sha256: sha256(first) },
    {
      repository: run('git', ['config', '--default', 'unknown', 'remote.origin.url']),
      commit: run('git', ['rev-parse', 'HEAD']),
      lockfile: sha256(join(root, 'package-lock.json')),
      node: process.version,
      npm: run('npm', ['--version']),
    },
  );
  writeFileSync(`${first}.intoto.json`, `${JSON.stringify(statement, undefined, 2)}\n`);
  console.log(`${name}, sha256 ${sha256(first)}, and ${name}.intoto.json`);
} catch (error) {
  showProblem(error);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Packs into a folder. @returns the path of the tarball */
function pack(folder: string): string {
  for (const old of tarballs(folder)) {
    rmSync(join(folder, old));
    rmSync(join(folder, `${old}.intoto.json`), { force: true });
  }
  run('npm', ['pack', './contract', '--pack-destination', folder]);
  const [name] = tarballs(folder);
  if (name === undefined) throw new Problem('npm packed nothing.');
  return join(folder, name);
}

function tarballs(folder: string): string[] {
  return readdirSync(folder).filter((name) => /^portal-contract-.*\.tgz$/.test(name));
}

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    ...{ cwd: root, encoding: 'utf8' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Problem(`${command} ${args.join(' ')} failed.\n${stderr}`);
  return stdout.trim();
}
