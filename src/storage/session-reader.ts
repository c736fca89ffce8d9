import type { Unit } from '../domain/api-types';
import { parseUnit } from '../domain/session/session-data';
import { fingerprint, isLiveToken } from '../domain/session/token';
import type { Entries } from './entries';
import { storageKeys } from './storage-keys';

/** The extra field of the stored unit: the fingerprint of the session that stored it. */
export const SESSION_FIELD = 'session';

/** What the first calls of a page need to know of the stored session (`app/first-visit/ask-early`). */
export interface SessionReader {
  /** The stored token, live or not. */
  token(): string | null;
  /** The stored token if it is live, otherwise `undefined`. */
  liveToken(): string | undefined;
  /** The stored unit of any session: do not call the API with it before the user's own list has it. */
  unit(): Unit | undefined;
  /** The stored unit if the session of the stored token stored it. */
  ownUnit(): Unit | undefined;
  /** The stored page numbers, `undefined` when missing or damaged. */
  pages(): number[] | undefined;
}

/** The fingerprint of the stored token. */
export const storedFingerprint = ({ readText }: Pick<Entries, 'readText'>): number =>
  fingerprint(readText(storageKeys.token) ?? '');

/** Reads the stored session. It is separate from `PortalStore`, because every byte of the first script counts. */
export function readSession(entries: Entries): SessionReader {
  const { read, readText } = entries;
  const readUnit = () =>
    read(storageKeys.unit, (value) => {
      const unit = parseUnit(value);
      return unit && { unit, of: Object(value)[SESSION_FIELD] as unknown };
    });
  return {
    token: () => readText(storageKeys.token),
    liveToken: () => {
      const token = readText(storageKeys.token);
      return isLiveToken(token, Date.now()) ? token : undefined;
    },
    unit: () => readUnit()?.unit,
    ownUnit: () => {
      const { unit, of } = readUnit() ?? {};
      return of === storedFingerprint(entries) ? unit : undefined;
    },
    pages: () => read(storageKeys.pages, parsePages),
  };
}

function parsePages(value: unknown): number[] | undefined {
  return Array.isArray(value) ? value.filter((page) => Number.isInteger(page)) : undefined;
}
