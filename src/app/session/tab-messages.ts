import type { AccessAnswer } from '../../machines/access';
import type { Count } from './unread-counts';

/**
 * What one tab tells the others: what the polls were answered, so that a browser asks once however many tabs are open
 * (§4, `threats.md` B05), and that it switches managers, because their polls are refused from then on (B03).
 */
export type Told =
  | { readonly kind: 'access'; readonly answer: AccessAnswer }
  /** `asked` is when, by the clock that all tabs share. */
  | { readonly kind: 'counts'; readonly counts: readonly Count[]; readonly asked: number }
  | { readonly kind: 'switch'; readonly running: boolean };

/** A message of the tabs' channel, with the session that it is from. */
export interface Message {
  readonly from: number;
  readonly told: Told;
}

const record = (value: unknown): Readonly<Record<string, unknown>> => Object(value);

const isNumber = (value: unknown): value is number => Number.isFinite(value);

function parseAccess(value: unknown): AccessAnswer | undefined {
  const { pages, hasTenants } = record(value);
  const known = hasTenants === undefined || typeof hasTenants === 'boolean';
  if (!Array.isArray(pages) || !pages.every(Number.isInteger) || !known) return undefined;
  return { pages, hasTenants };
}

/** Only an unread count: under any other key it would take the place of another answer. */
const isCount = (value: unknown): value is Count =>
  Array.isArray(value) &&
  Array.isArray(value[0]) &&
  value[0][0] === 'unread' &&
  value[0].every((part) => typeof part === 'string') &&
  Number.isInteger(value[1]) &&
  value[1] >= 0;

function parseTold(value: unknown): Told | undefined {
  const { kind, answer, counts, asked, running } = record(value);
  if (kind === 'access') {
    const access = parseAccess(answer);
    return access && { kind, answer: access };
  }
  if (kind === 'counts' && Array.isArray(counts) && counts.every(isCount) && isNumber(asked)) {
    return { kind, counts, asked };
  }
  return kind === 'switch' && typeof running === 'boolean' ? { kind, running } : undefined;
}

/**
 * A message of another tab.
 *
 * @returns `undefined` for what is none: another script's, or that of a tab with an older release of the portal
 */
export function parseMessage(value: unknown): Message | undefined {
  const { from, told } = record(value);
  const parsed = parseTold(told);
  return parsed && isNumber(from) ? { from, told: parsed } : undefined;
}
