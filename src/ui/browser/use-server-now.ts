import { momentOf } from '../../domain/dates/date';
import { useNow } from './use-now';

/**
 * The server's time now: that of its answer, and what has passed on the device since the answer came. A device whose clock
 * is wrong shows right states.
 *
 * @param said - `zdaj` of the answer
 * @param saidAt - when the answer came, by the device's clock, in milliseconds
 * @returns milliseconds
 */
export function useServerNow(said: string, saidAt: number): number {
  const passed = Math.max(0, useNow().getTime() - saidAt);
  return momentOf(said).getTime() + passed;
}
