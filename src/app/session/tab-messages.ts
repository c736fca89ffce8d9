import type { AccessAnswer } from '../../machines/access';
import type { Count } from './unread-counts';

/**
 * What one tab sends to the others: the answers to its polls, so that a browser sends one request for all its tabs
 * (§4, `threats.md` B05), and that it switches the manager, because the server refuses their polls from then on (B03).
 */
export type TabMessage =
  | { readonly kind: 'access'; readonly answer: AccessAnswer }
  /** `asked` is the time of the request, in ms since 1970. */
  | { readonly kind: 'counts'; readonly counts: readonly Count[]; readonly asked: number }
  | { readonly kind: 'switch'; readonly running: boolean };

/**
 * The release of this tab. A tab of another one may know other pages, and would take them away from this one.
 */
const RELEASE = import.meta.env.VITE_PORTAL_VERSION ?? '';

/** A message as it goes through the tabs' channel, with the fingerprint of the session it comes from. */
export interface SentTabMessage {
  readonly from: number;
  readonly release: string;
  readonly message: TabMessage;
}

const record = (value: unknown): Readonly<Record<string, unknown>> => Object(value);

const isNumber = (value: unknown): value is number => Number.isFinite(value);

function parseAccess(value: unknown): AccessAnswer | undefined {
  const { pages, hasTenants } = record(value);
  const known = hasTenants === undefined || typeof hasTenants === 'boolean';
  if (!Array.isArray(pages) || !pages.every(Number.isInteger) || !known) return undefined;
  return { pages, hasTenants };
}

/** Accepts unread counts only: under any other key the value would replace another answer in the cache. */
const isCount = (value: unknown): value is Count =>
  Array.isArray(value) &&
  Array.isArray(value[0]) &&
  value[0][0] === 'unread' &&
  value[0].every((part) => typeof part === 'string') &&
  Number.isInteger(value[1]) &&
  value[1] >= 0;

function parseContent(value: unknown): TabMessage | undefined {
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
 * Reads a message of another tab.
 *
 * @returns `undefined` for anything else: a message of another script or of a tab with another release of the portal
 */
export function parseTabMessage(value: unknown): SentTabMessage | undefined {
  const { from, release, message } = record(value);
  const parsed = parseContent(message);
  return parsed && isNumber(from) && release === RELEASE
    ? { from, release: RELEASE, message: parsed }
    : undefined;
}

/** @param from - the fingerprint of the session */
export function tabMessage(from: number, message: TabMessage): SentTabMessage {
  return { from, release: RELEASE, message };
}
