/** The rules for every browser test (reliability bar, I1 to I9; I10 comes from §7). */
import type { Flight } from './flight';
import { errorsAreNone, violationsAreNone } from './invariants-errors';
import {
  pollsDoNotOverlap,
  requestsAreWellFormed,
  requestsHaveToken,
  requestsStayHome,
} from './invariants-requests';
import {
  mountIsFilled,
  overlayEnds,
  routesDoNotLoop,
  toastsAreDistinct,
} from './invariants-screen';
import { tokenStaysHidden } from './invariants-token';

/** The name of an invariant, for a test that must be exempt from it. */
export type InvariantName = `I${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`;

/** Takes a flight and returns its faults, one sentence each. */
export type Invariant = (flight: Flight) => string[];

const invariants: readonly (readonly [InvariantName, Invariant])[] = [
  ['I1', errorsAreNone],
  ['I2', violationsAreNone],
  ['I3', requestsStayHome],
  ['I4', tokenStaysHidden],
  ['I5', overlayEnds],
  ['I6', mountIsFilled],
  ['I7', toastsAreDistinct],
  ['I8', requestsAreWellFormed],
  ['I8', pollsDoNotOverlap],
  ['I9', routesDoNotLoop],
  ['I10', requestsHaveToken],
];

/**
 * Checks a finished flight.
 * @param exempt invariants that this test breaks on purpose
 * @returns the breaches, each with its invariant's name first; empty without a breach
 */
export function breaches(flight: Flight, exempt: ReadonlySet<InvariantName> = new Set()): string[] {
  const checked = invariants.filter(([name]) => !exempt.has(name));
  return checked.flatMap(([name, check]) => check(flight).map((text) => `${name}: ${text}`));
}
