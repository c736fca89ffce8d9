import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Problem, stopWith } from './problem';
import { wholeNumber } from './whole-number';

/**
 * Runs tests a number of times that a flag gives, `--seed` among the flags, and exits with their code.
 *
 * @param flag - its name without hyphens; the tests read it from the environment, in capitals
 * @param tests - the arguments of Vitest
 */
export function runTestsWith(flag: string, standard: string, tests: readonly string[]): void {
  try {
    const read = valuesOf(flag);
    const times = wholeNumber(`--${flag}`, read[flag] ?? standard);
    const seed = read.seed === undefined ? {} : { SEED: String(wholeNumber('--seed', read.seed)) };
    const env = { ...process.env, [flag.toUpperCase()]: String(times), ...seed };
    const options = { env, stdio: 'inherit', shell: process.platform === 'win32' } as const;
    process.exitCode = spawnSync('vitest', ['run', ...tests], options).status ?? 1;
  } catch (error) {
    stopWith(error);
  }
}

function valuesOf(flag: string): Readonly<Record<string, string | undefined>> {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { [flag]: text, seed: text } }).values;
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}
