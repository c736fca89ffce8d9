import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that a test has started. */
export interface Program {
  readonly child: ChildProcess;
  /** Ends it with all its processes. */
  readonly stop: () => Promise<void>;
}

const PATIENCE_MS = 3_000;

/** Starts a program in a separate process group, without its output. */
export function startProgram(
  path: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Program {
  const child = spawn(path, args, { stdio: 'ignore', ...options, detached: true });
  // Without a listener a program that cannot be started ends the test run; its user notices the silence.
  child.on('error', () => {});
  const end = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // It has ended by itself.
    }
  };
  const ended = once(child, 'exit');
  // A test run that is ended must leave no browser behind.
  const atExit = () => end('SIGKILL');
  process.once('exit', atExit);
  return {
    child,
    stop: async () => {
      const kill = setTimeout(() => end('SIGKILL'), PATIENCE_MS);
      end('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await ended;
      clearTimeout(kill);
      // Processes that the program has left behind.
      end('SIGKILL');
      process.off('exit', atExit);
    },
  };
}
