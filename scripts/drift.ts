/**
 * `npm run drift -- [--count 100] [--seed 1]`: changes the description in many ways, one after the other, on a private
 * copy of the project, and reports which of them types or contract tests catch. Fails below 90 %.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { choose, type Json, type Mutation, mutationsOf } from './drift/mutations';

const root = fileURLToPath(new URL('..', import.meta.url));
const MARK = 0.9;

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'portal-drift-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
  });
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    cpSync(join(root, file), join(copy, file), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Runs a package's command in the copy; true when it ends well. */
function ends(copy: string, command: string, ...args: string[]): boolean {
  const bin = join(root, 'node_modules', '.bin', command);
  return spawnSync(bin, args, { cwd: copy, stdio: 'ignore' }).status === 0;
}

/** What catches the description as it stands in the copy; nothing when all is content. */
function caughtBy(copy: string): string | undefined {
  if (!ends(copy, 'tsx', 'scripts/generate.ts')) return 'generate';
  const contract = ['run', '--project', 'contract', '--bail=1', '--exclude', '**/prism.test.ts'];
  if (!ends(copy, 'vitest', ...contract)) return 'contract tests';
  for (const project of ['tsconfig.json', 'tsconfig.tools.json']) {
    const info = `.cache/${project}.buildinfo`;
    const args = ['--project', project, '--incremental', '--tsBuildInfoFile', info];
    if (!ends(copy, 'tsc', ...args)) return 'types';
  }
  return undefined;
}

function bundle(copy: string): Json {
  const file = join(copy, 'bundled.json');
  const args = ['bundle', 'openapi/portal.yaml', '--ext', 'json', '--output', file];
  if (!ends(copy, 'redocly', ...args)) throw new Error('redocly could not bundle the description.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** JSON is YAML, so the bundled description stands in for the many files. */
function write(copy: string, document: Json): void {
  writeFileSync(join(copy, 'openapi', 'portal.yaml'), JSON.stringify(document, null, 2));
}

function report(mutations: readonly Mutation[], survivors: readonly string[]): void {
  const share = (mutations.length - survivors.length) / mutations.length;
  console.log(`${mutations.length - survivors.length} of ${mutations.length} drifts caught`);
  console.log(`${(share * 100).toFixed(1)} %, at least ${MARK * 100} %`);
  for (const survivor of survivors) console.log(`    survived: ${survivor}`);
  process.exitCode = share < MARK ? 1 : 0;
}

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const copy = copyProject();
try {
  const document = bundle(copy);
  write(copy, document);
  const wrong = caughtBy(copy);
  if (wrong) throw new Error(`The description is caught by ${wrong} as it is: run npm test first.`);

  const mutations = choose(mutationsOf(document), Number(values.count), Number(values.seed));
  const survivors: string[] = [];
  for (const mutation of mutations) {
    const changed = structuredClone(document);
    mutation.apply(changed);
    write(copy, changed);
    const by = caughtBy(copy);
    if (!by) survivors.push(mutation.name);
    console.log(`${by ?? 'SURVIVED'}: ${mutation.name}`);
  }
  report(mutations, survivors);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
