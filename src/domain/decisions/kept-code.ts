import type { VotingCode } from '../api-types';
import { isRecord } from '../values/is-record';

/** What a draft keeps of a sent code: where it was sent, and until when it is valid, in milliseconds since 1970. */
interface KeptCode extends VotingCode {
  readonly until: number;
}

/** @param now - milliseconds since 1970 */
export function keptCode(sent: VotingCode, now: number): KeptCode {
  return { ...sent, until: now + sent.velja_sekund * 1000 };
}

/**
 * A kept code with the seconds that it is still valid.
 *
 * @param kept - what a draft contains
 * @param now - milliseconds since 1970
 * @returns `undefined` when it is over or no code
 */
export function stillValid(kept: unknown, now: number): VotingCode | undefined {
  if (!isRecord(kept)) return undefined;
  const { until, ...sent } = kept as unknown as KeptCode;
  const isCode = typeof sent.kanal === 'string' && typeof sent.prejemnik === 'string';
  const left = Math.floor((until - now) / 1000);
  return isCode && left > 0 ? { ...sent, velja_sekund: left } : undefined;
}
