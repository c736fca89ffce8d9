import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Count, countStep } from './count';
import type { Step } from './steps';

const root = fileURLToPath(new URL('../..', import.meta.url));
const timeLimit = 20 * 60_000;
const isWindows = process.platform === 'win32';
const running = new Set<ChildProcess>();

/** The result of a step, with its output. */
export interface StepResult extends Count {
  readonly step: Step;
  readonly seconds: number;
  readonly output: string;
}

/**
 * Runs one step to its end, passed or failed.
 * @param env variables for its command, in addition to those of this process
 * @returns its counts, and its output, which is shown when something failed
 */
export async function runStep(step: Step, env: NodeJS.ProcessEnv = {}): Promise<StepResult> {
  const reportFile = `${root}.cache/${step.script.replaceAll(':', '-')}.json`;
  await mkdir(`${root}.cache`, { recursive: true });
  // The report of an earlier run must not be read as this one's.
  await rm(reportFile, { force: true });

  const began = performance.now();
  const { code, output } = await runScript(step, reportFile, env);
  const seconds = (performance.now() - began) / 1000;
  const count = countStep(step.report, code, await readJson(reportFile), step.maySkip);
  return { step, seconds, output, ...count };
}

/** Ends the steps that still run, with their child processes, when `npm test` is ended. */
export async function stopSteps(): Promise<void> {
  const ends = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) stop(child, 'SIGINT');
  const patience = new Promise((resolve) => setTimeout(resolve, 5000));
  await Promise.race([Promise.all(ends), patience]);
}

/** npm does not forward a signal to its child processes, so the signal goes to the process group. */
function stop(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): void {
  if (isWindows || child.pid === undefined) child.kill(signal);
  else process.kill(-child.pid, signal);
}

function runScript(
  step: Step,
  reportFile: string,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; output: string }> {
  const extra =
    step.report === 'vitest'
      ? ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
      : [];
  const args = ['run', '--silent', step.script, ...extra];
  const npm = process.env.npm_execpath;
  const [command, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(command, [...before, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    // On Windows npm is a script, which only a shell can start.
    shell: command === 'npm' && isWindows,
  });
  running.add(child);
  const tooLong = setTimeout(() => stop(child, 'SIGKILL'), timeLimit);

  return new Promise((resolve) => {
    let output = '';
    const collect = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.once('error', (error) => collect(`${error.message}\n`));
    child.once('close', (code) => {
      running.delete(child);
      clearTimeout(tooLong);
      resolve({
        code,
        output: code === null ? `${output}\nIt was ended from outside or took too long.` : output,
      });
    });
  });
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
