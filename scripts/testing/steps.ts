/** The kind of report that a step writes; without one the command counts as one check. */
export type ReportKind = 'vitest' | 'playwright';

/** One npm script that `npm test` runs. */
export interface Step {
  /** The npm script's name; `npm test -- types` runs every step whose name begins with it. */
  readonly script: string;
  readonly title: string;
  readonly report?: ReportKind;
  /** Whether it may skip tests: because another step runs the same ones, or the machine lacks a program. */
  readonly maySkip?: boolean;
  /** Whether a program that it needs may be missing; then it is not run, and a sentence says why. */
  readonly mayBeMissing?: boolean;
  /** Whether the step runs in parallel with others; the remaining steps run one by one after these. */
  readonly together: boolean;
}

/** Every step, in the order of the output. */
export const steps: readonly Step[] = [
  { script: 'build', title: 'production build', together: true },
  { script: 'lint:code', title: 'formatting and lint', together: true },
  { script: 'lint:phrases', title: 'phrases that read badly', together: true },
  { script: 'lint:unused', title: 'no unused files, exports and packages', together: true },
  { script: 'lint:contract', title: 'contract lint', together: true },
  { script: 'types:portal', title: 'types of the portal', together: true },
  { script: 'types:tools', title: 'types of tools and tests', together: true },
  { script: 'generate:check', title: 'generated files are current', together: true },
  { script: 'charts:check', title: 'state charts are current', together: true },
  // Starts long after the build that it needs.
  {
    script: 'nginx',
    title: 'deploy/ on a real nginx',
    report: 'vitest',
    maySkip: true,
    mayBeMissing: true,
    together: true,
  },
  { script: 'contract', title: 'contract tests', report: 'vitest', together: true },
  { script: 'unit', title: 'unit tests', report: 'vitest', together: true },
  {
    script: 'contract:proxy',
    title: "contract tests, Prism's proxy",
    report: 'vitest',
    together: true,
  },
  {
    script: 'contract:mock',
    title: "contract tests, Prism's mock",
    report: 'vitest',
    maySkip: true,
    together: true,
  },
  { script: 'contract:coverage', title: 'coverage of the contract', together: false },
  { script: 'browser', title: 'browser tests', report: 'playwright', together: false },
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
