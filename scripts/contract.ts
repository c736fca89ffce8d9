/**
 * `npm run contract`: the contract tests against the stateful backend, or against the same behind Prism's proxy
 * (`--target proxy`), or against Prism's mock (`--target mock`); all other arguments go to Vitest. With `--url` it
 * runs the tests that are valid for any server (`contract/any-server/`) against that server.
 */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { runAnyServer } from '../contract/any-server/run';
import { UsageError } from '../contract/any-server/usage-error';
import { coverageFolder } from '../contract/coverage/record';
import { readTargetName } from '../contract-tests/support/target-name';
import { Problem, stopWith } from './problem';

/** Runs the project's own contract tests; gives the exit code. */
async function runContractTests(args: readonly string[]): Promise<number> {
  const { target, rest } = takeTarget(args);
  if (target === 'backend') await rm(coverageFolder, { recursive: true, force: true });
  const { status } = spawnSync('vitest', ['run', '--project', 'contract', ...rest], {
    stdio: 'inherit',
    env: { ...process.env, CONTRACT_TARGET: target },
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}

/** The named target, and the arguments without it. */
function takeTarget(args: readonly string[]): { target: string; rest: readonly string[] } {
  const at = args.findIndex((argument) => /^--target(=|$)/.test(argument));
  if (at < 0) return { target: 'backend', rest: args };
  const [, written] = args[at]?.split('=') ?? [];
  const CONTRACT_TARGET = written ?? args[at + 1] ?? '';
  const target = targetOf(CONTRACT_TARGET);
  return { target, rest: args.toSpliced(at, written === undefined ? 2 : 1) };
}

/** @throws Problem when there is no such target */
function targetOf(CONTRACT_TARGET: string): string {
  try {
    return readTargetName({ CONTRACT_TARGET });
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

const args = process.argv.slice(2);
try {
  const isByAddress = args.some((argument) => argument.startsWith('--url'));
  process.exitCode = isByAddress ? await runAnyServer(args) : await runContractTests(args);
} catch (error) {
  if (!(error instanceof UsageError)) stopWith(error);
  console.error(error.message);
  process.exitCode = 2;
}
