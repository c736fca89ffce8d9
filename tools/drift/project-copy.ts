import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from './mutations';

const timeLimit = 10 * 60_000;
const MOST_OUTPUT = 4000;
const NO_TEST = "import { it } from 'vitest';\n\nit.skip('not for a copy', () => {});\n";

/**
 * Tests that say nothing about server and portal: some read the lines of openapi/portal.yaml, which is JSON in a copy,
 * one tests Prism. A copy has them without a test, because with projects Vitest ignores `--exclude`.
 */
const emptied = [
  /^scripts\/imports\.test\.ts$/,
  /^tools\/(drift|new)\/.*\.test\.ts$/,
  /^contract-tests\/protocol\/prism\.test\.ts$/,
];

/** A private copy of the project, in which the description can be changed. */
export interface ProjectCopy {
  /** Replaces the description in `openapi/` of the copy. */
  readonly write: (document: Json) => void;
  /** Runs a package's command. @returns the end of its output when it fails or takes too long, `undefined` when it succeeds */
  readonly faultOf: (command: string, args: readonly string[]) => Promise<string | undefined>;
}

/**
 * Copies all files that git tracks or would add, and shares `node_modules`. The copy is deleted when the process ends.
 * @param root folder of the project
 */
export function copyProject(root: string): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'portal-drift-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
  });
  const files = listed.toString().split('\0').filter(Boolean);
  for (const file of files) {
    cpSync(join(root, file), join(folder, file), { recursive: true });
    if (emptied.some((name) => name.test(file))) writeFileSync(join(folder, file), NO_TEST);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    // JSON is YAML, so the bundled description replaces the many files.
    write: (document) =>
      writeFileSync(join(folder, 'openapi', 'portal.yaml'), JSON.stringify(document, null, 2)),
    faultOf: (command, args) => {
      const program = join(root, 'node_modules', '.bin', command);
      const child = spawn(program, args, { cwd: folder, timeout: timeLimit });
      let output = '';
      const keep = (chunk: Buffer) => {
        output = (output + chunk).slice(-MOST_OUTPUT);
      };
      child.stdout.on('data', keep);
      child.stderr.on('data', keep);
      return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code) => resolve(code === 0 ? undefined : output));
      });
    },
  };
}
