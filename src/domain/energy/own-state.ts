import type { MeterToRead, OwnState } from '../api-types';
import { toParts } from '../money/exact';

/** A state as the resident has typed it. */
export interface TypedState {
  readonly stanje: number;
  /** The day of the reading, such as `2026-11-21`. */
  readonly datum: string;
  readonly posebnost: OwnState['posebnost'];
}

/** What is wrong with a state, or has to be asked before it is sent. */
export type StateProblem =
  | 'above-dial'
  | 'in-future'
  | 'before-last'
  | 'maybe-rollover'
  | 'no-rollover'
  | 'below-last'
  | 'unusual';

const DECIMALS = 3;
/** A consumption above so many times the usual one is confirmed by a second press. */
const UNUSUAL = 3n;
const parts = (value: number) => toParts(value, DECIMALS);

/** Whether the dial may have begun again at 0: the last one is near its end and the new one near its start. */
function isAround(last: bigint, state: bigint, dial: bigint): boolean {
  return 10n * last > 9n * dial && 10n * state < dial;
}

/**
 * The consumption since the last state, in thousandths of the meter's unit; over the end of the dial with `obrat`.
 *
 * @returns `undefined` for a new or a replaced meter
 */
export function usedSince(
  { zadnje_stanje, najvecje_stanje, decimalke }: MeterToRead,
  { stanje, posebnost }: Pick<TypedState, 'stanje' | 'posebnost'>,
): bigint | undefined {
  if (zadnje_stanje === null || posebnost === 'zamenjava') return undefined;
  const used = parts(stanje) - parts(zadnje_stanje);
  const smallest = 10n ** BigInt(DECIMALS - decimalke);
  return posebnost === 'obrat' ? used + parts(najvecje_stanje) + smallest : used;
}

/**
 * Judges a state by the rules of the contract (`giveMeterState`): an equal state is allowed, a lower one only after the
 * end of the dial or a replacement, and a consumption of more than three times the usual one is asked about.
 *
 * @param today - the last day that a state may be of
 */
export function judgeState(
  meter: MeterToRead,
  typed: TypedState,
  today: string,
): StateProblem | undefined {
  const { stanje, datum, posebnost } = typed;
  const state = parts(stanje);
  const dial = parts(meter.najvecje_stanje);
  const last = meter.zadnje_stanje === null ? undefined : parts(meter.zadnje_stanje);
  if (state > dial) return 'above-dial';
  if (datum > today) return 'in-future';
  if (meter.datum_zadnjega !== null && datum < meter.datum_zadnjega) return 'before-last';
  if (last !== undefined && posebnost === 'obrat' && !isAround(last, state, dial)) {
    return 'no-rollover';
  }
  if (last !== undefined && posebnost === 'brez' && state < last) {
    return isAround(last, state, dial) ? 'maybe-rollover' : 'below-last';
  }
  const used = usedSince(meter, typed);
  const { obicajna_poraba: usual } = meter;
  if (used === undefined || usual === null) return undefined;
  return used > UNUSUAL * parts(usual) ? 'unusual' : undefined;
}

/** Whether the meter's verification has ended before a day; placeholder dates and `null` mean that it is unknown. */
export function isPastVerification({ overjen_do: until }: MeterToRead, day: string): boolean {
  return until !== null && until > '1900' && until < day;
}
