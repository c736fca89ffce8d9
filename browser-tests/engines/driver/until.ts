import { DriverError } from './wire';

/** As long as Playwright's tests wait. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 100;

/** What passes while a page renders or another one takes its place; any other refusal of the browser is an error of the test. */
const passing = [
  'element click intercepted',
  'element not interactable',
  'javascript error',
  'no such element',
  'no such frame',
  'stale element reference',
];

/**
 * Repeats an attempt until it gives a value other than `undefined` or `false`.
 * @param what in words, for the message
 * @throws Error when it has not within `patience` ms
 */
export async function until<Value>(
  what: string,
  attempt: () => Promise<Value | undefined | false>,
  patience = PATIENCE_MS,
): Promise<Value> {
  const end = performance.now() + patience;
  let last: unknown;
  for (;;) {
    try {
      const value = await attempt();
      if (value !== undefined && value !== false) return value;
      last = undefined;
    } catch (error) {
      if (!(error instanceof DriverError && passing.includes(error.code))) throw error;
      last = error;
    }
    if (performance.now() > end) {
      throw new Error(`After ${patience} ms there is no ${what}.`, { cause: last });
    }
    await pause(PAUSE_MS);
  }
}

/** Waits. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
