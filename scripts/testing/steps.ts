/** The kind of report that a step writes; without one the command counts as one check. */
export type ReportKind = 'vitest' | 'playwright';

/** One npm script that `npm test` runs. */
export interface Step {
  /** The npm script's name; `npm test -- types` runs every step whose name begins with it. */
  readonly script: string;
  readonly title: string;
  readonly report?: ReportKind;
  /**
   * Whether it may skip tests, because another step runs the same ones or the machine lacks a program; or the files
   * that may.
   */
  readonly maySkip?: boolean | RegExp;
  /** Whether a program that it needs may be missing; then it is not run, and a sentence says why. */
  readonly mayBeMissing?: boolean;
  /** The step whose result it needs, and which therefore ends before it starts. */
  readonly after?: string;
}

/** The tests for any server skip what the answers have no subject for: no path to open, no id that only one user has. */
const withoutSubject = /any-server\/reading\.test\.ts$/;

/**
 * Every step, in the order of its start (`queue.ts`). What is quick to fail comes first. The browser tests, which take
 * longest and often wait, run beside what comes after them.
 */
export const steps: readonly Step[] = [
  { script: 'build', title: 'production build' },
  { script: 'lint:code', title: 'formatting and lint' },
  { script: 'lint:phrases', title: 'phrases that read badly' },
  { script: 'lint:unused', title: 'no unused files, exports and packages' },
  { script: 'lint:contract', title: 'contract lint' },
  { script: 'compatible', title: 'compatible with the released contract' },
  { script: 'types:portal', title: 'types of the portal' },
  { script: 'types:tools', title: 'types of tools and tests' },
  { script: 'generate:check', title: 'generated files are current' },
  { script: 'charts:check', title: 'state charts are current' },
  {
    script: 'contract',
    title: 'contract tests',
    report: 'vitest',
    maySkip: withoutSubject,
  },
  { script: 'unit', title: 'unit tests', report: 'vitest' },
  { script: 'browser', title: 'browser tests', report: 'playwright', after: 'build' },
  { script: 'contract:coverage', title: 'coverage of the contract', after: 'contract' },
  {
    script: 'nginx',
    title: 'deploy/ on a real nginx',
    report: 'vitest',
    maySkip: true,
    mayBeMissing: true,
    after: 'build',
  },
  {
    script: 'browser:firefox',
    title: 'flows in Firefox, and paper',
    report: 'vitest',
    mayBeMissing: true,
    after: 'build',
  },
  {
    script: 'browser:webkit',
    title: 'flows in WebKit, and an old Safari',
    report: 'vitest',
    mayBeMissing: true,
    after: 'build',
  },
  {
    script: 'contract:proxy:short',
    title: "contract tests, Prism's proxy",
    report: 'vitest',
  },
  {
    script: 'contract:mock',
    title: "contract tests, Prism's mock",
    report: 'vitest',
    maySkip: true,
  },
];

/**
 * Chooses steps by name.
 * @param names script names or their first part, such as `types` or `lint:code`; none means all
 * @returns the chosen steps, and the names that match no step
 */
export function chooseSteps(names: readonly string[]): {
  readonly chosen: readonly Step[];
  readonly unknown: readonly string[];
} {
  const fits = (step: Step, name: string) =>
    step.script === name || step.script.startsWith(`${name}:`);
  return {
    chosen: steps.filter((step) => names.length === 0 || names.some((name) => fits(step, name))),
    unknown: names.filter((name) => !steps.some((step) => fits(step, name))),
  };
}
