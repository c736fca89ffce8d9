import type { Outcome } from './outcomes';

interface Size {
  /** Finds the size of a run in the title of a test, or of a bench's figure. */
  readonly inTitle: RegExp;
  readonly least: number;
  readonly unit: string;
}

/** The size of a run that a row requires; `npm test` and a bench without options run less. */
const sizes: Readonly<Record<string, Size>> = {
  L12: { inTitle: /^demo world, 50 a second for (\d+) s/, least: 1800, unit: 's' },
  L14: { inTitle: /answers (\d+) generated calls/, least: 10_000, unit: 'calls' },
  L16: { inTitle: /\((\d+) runs\)/, least: 10_000, unit: 'runs' },
};

/**
 * Whether the runs that passed for a row were smaller than the row requires.
 * @param outcomes those of the row
 * @returns a sentence with their size, or nothing when they were large enough or none passed
 */
export function tooSmall(id: string, outcomes: readonly Outcome[]): string | undefined {
  const size = sizes[id];
  const passed = outcomes.filter(({ result }) => result === 'passed');
  if (size === undefined || passed.length === 0) return undefined;
  const { inTitle, least, unit } = size;
  const largest = Math.max(...passed.map(({ title }) => Number(inTitle.exec(title)?.[1] ?? 0)));
  return largest >= least ? undefined : `passed with ${largest} ${unit}, ${least} are required`;
}
