import { spawn } from 'node:child_process';

/**
 * Runs `npm run contract` with arguments, without the variables of the tests that call it.
 * @returns its exit code and what it has written
 */
export function runCommand(...args: readonly string[]): Ended {
  return runProgram(process.execPath, ['--import', 'tsx', 'scripts/contract.ts', ...args]);
}

type Ended = Promise<readonly [code: number | null, text: string]>;

/** The same for any program. */
export function runProgram(program: string, args: readonly string[]): Ended {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|CONTRACT|NODE_ENV|TEST)/.test(name)),
  );
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const add = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  return new Promise((resolve) => child.once('close', (code) => resolve([code, text])));
}
