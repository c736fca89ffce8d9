import { onEnding } from '../ending';
import { Problem, stopWith } from '../problem';
import { runQueue } from './queue';
import { runStep, type StepResult, stopSteps } from './run-step';
import { chooseSteps, type Step, steps } from './steps';

/**
 * Runs the named steps, or all, and ends with the one line that CI reads: `N passed, N failed`.
 * Sets exit code 1 when anything failed.
 * @param names step names as in `npm test -- unit types`
 */
export async function testFromCommandLine(names: readonly string[]): Promise<void> {
  const { chosen, unknown } = chooseSteps(names);
  if (unknown.length > 0) {
    const known = steps.map((step) => step.script).join(', ');
    stopWith(new Problem(`There is no step called ${unknown.join(', ')}. The steps: ${known}`));
  }
  onEnding(() => {
    void stopSteps().finally(() => process.exit(130));
  });

  const results: StepResult[] = [];
  const finish = (result: StepResult) => {
    results.push(result);
    show(result);
  };
  // Two at a time, because a small machine would not run more of them any faster.
  await runQueue(chosen, 2, async (step) => {
    const isBuilt = results.some((each) => each.step.script === 'build' && each.failed === 0);
    // With it the browser tests need no second build.
    finish(await runWhereItCan(step, isBuilt ? { PORTAL_SITE: 'dist' } : {}));
  });

  const sum = (key: 'passed' | 'failed') => results.reduce((total, each) => total + each[key], 0);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

async function runWhereItCan(step: Step, env: NodeJS.ProcessEnv): Promise<StepResult> {
  const missing = await missingFor(step);
  if (missing === undefined) return runStep(step, env);
  return step.mayBeMissing ? skippedStep(step, missing) : failedStep(step, missing);
}

/** How each step that needs programs of the machine finds them. */
const searches: Readonly<Record<string, () => Promise<unknown>>> = {
  browser: async () => (await import('../browser')).findHeadlessShell(),
  nginx: async () => [
    (await import('../browser')).findBrowser(),
    (await import('../nginx')).findNginx(),
  ],
  'browser:firefox': async () => {
    const { findFirefox, findPdfToText } = await import('../engines');
    // Chromium prints the same pages.
    return [findFirefox(), findPdfToText(), (await import('../browser')).findBrowser()];
  },
  'browser:webkit': async () => {
    const { findOldSafari, findWebKit } = await import('../engines');
    return [findWebKit(), findOldSafari()];
  },
};

/** Searches for the programs that a step needs, so that a missing one gives one sentence and not a failed test run. */
async function missingFor({ script }: Step): Promise<string | undefined> {
  const search = searches[script];
  if (search === undefined) return undefined;
  try {
    await search();
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

function skippedStep(step: Step, note: string): StepResult {
  return { step, seconds: 0, output: '', passed: 0, failed: 0, notes: [note] };
}

function failedStep(step: Step, output: string): StepResult {
  return { step, seconds: 0, output, passed: 0, failed: 1, notes: [] };
}

function show({ step, seconds, output, passed, failed, notes }: StepResult): void {
  const counts = step.report === undefined ? '' : `  ${passed} passed, ${failed} failed`;
  const name = `${step.title} (${step.script})`;
  console.log(
    `${failed > 0 ? '✗' : passed > 0 ? '✓' : '–'} ${name.padEnd(46)} ${seconds.toFixed(1).padStart(5)} s${counts}`,
  );
  for (const note of notes) console.log(`  ${note}`);
  if (failed > 0) console.log(`\n${output.trim()}\n`);
}
