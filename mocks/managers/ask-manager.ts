import { setTimeout as wait } from 'node:timers/promises';

/**
 * The header by which a test or a developer makes single managers fail: `breza=503`, `breza=hang` or `breza=delay 800`
 * (milliseconds), separated by `;`. No real server knows it.
 */
export const MANAGER_FAULT_HEADER = 'x-mock-manager';

/** How long the server waits for one manager, in milliseconds. */
export const MANAGER_DEADLINE_MS = 2000;

/**
 * Asks one manager.
 *
 * @param fault what is said of this manager in `MANAGER_FAULT_HEADER`; `undefined` for a manager that answers at once
 * @param answer the manager's own answer
 * @returns `undefined` when the manager fails, or has not answered by the deadline
 * @throws Error for a fault that does not exist
 */
export async function askManager<Answer>(
  fault: string | undefined,
  answer: () => Answer,
): Promise<Answer | undefined> {
  if (fault === undefined) return answer();
  if (fault === '503') return undefined;
  const late = fault === 'hang' ? Number.POSITIVE_INFINITY : delayOf(fault);
  await wait(Math.min(late, MANAGER_DEADLINE_MS));
  return late < MANAGER_DEADLINE_MS ? answer() : undefined;
}

/** The faults that a header names, by key of the manager. */
export function managerFaults(header: string | null): ReadonlyMap<string, string> {
  const parts = header?.split(';').map((part) => part.trim().split('=')) ?? [];
  return new Map(parts.map(([manager = '', fault = '']) => [manager, fault]));
}

function delayOf(fault: string): number {
  const [, milliseconds] = /^delay (\d{1,5})$/.exec(fault) ?? [];
  if (milliseconds === undefined) {
    throw new Error(`${MANAGER_FAULT_HEADER}: "${fault}" is not one of 503, hang, delay MS`);
  }
  return Number(milliseconds);
}
