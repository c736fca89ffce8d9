import type { Login, Unit, UserData } from '../domain/api-types';
import { defaultLayout, type Layout, parseLayout } from '../domain/session/layout';
import { parseUnit, parseUserData } from '../domain/session/session-data';
import { fingerprint, isLiveToken } from '../domain/session/token';
import type { KeyValueStore } from './key-value-store';

/** The local-storage keys of §3 and `layout`. The only other one is `probe`, written and removed to try the storage. */
export const storageKeys = {
  token: 'JWT',
  user: 'userData',
  unit: 'selectedUnit',
  pages: 'allowedPages',
  layout: 'layout',
} as const;

/** What the stored unit has beside its fields: a number for the session in which it was stored. */
const SESSION = 'session';

/** The portal's own keys, read and written so that a damaged or refused entry never stops it. */
export interface PortalStore {
  /** The token as it stands now, live or not. */
  token(): string | null;
  /** The token if a session may rest on it now, else nothing. */
  liveToken(): string | undefined;
  user(): UserData | undefined;
  /** The stored unit, whoever has stored it: nothing may be asked about it before the user's own list has it. */
  unit(): Unit | undefined;
  /** The stored unit if it was stored in the session of the stored token. */
  ownUnit(): Unit | undefined;
  /** The stored page numbers, `undefined` when none or damaged. */
  pages(): number[] | undefined;
  /** Theme and font scale as chosen, the defaults when none are stored or they are damaged. */
  layout(): Layout;
  /** Stores both parts of a login or neither, then clears the unit of the session before (§4); false when the browser refused. */
  saveLogin(login: Login): boolean;
  /** Stores what has changed in the user's record; of a session that is stored already. */
  saveUser(user: UserData): void;
  /** Stores the unit as one of the stored token's session. */
  saveUnit(unit: Unit | undefined): void;
  savePages(pages: readonly number[]): void;
  saveLayout(layout: Layout): void;
  /** Clears what belongs to a session: token, user and unit (§4 Session). */
  clearSession(): void;
}

/** @param store - where the entries lie: the browser's local storage or one in memory */
export function createPortalStore(store: KeyValueStore): PortalStore {
  const readText = (key: string): string | null => {
    try {
      return store.getItem(key);
    } catch {
      return null;
    }
  };
  const remove = (key: string): void => {
    try {
      store.removeItem(key);
    } catch {
      // A store that refuses to remove holds nothing that could be read back.
    }
  };
  const write = (key: string, value: string): boolean => {
    try {
      store.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  };
  const read = <T>(key: string, parse: (value: unknown) => T | undefined): T | undefined => {
    const text = readText(key);
    if (text === null) return undefined;
    try {
      const value = parse(JSON.parse(text));
      if (value !== undefined) return value;
    } catch {
      // Not JSON: dropped below like any other damaged entry.
    }
    remove(key);
    return undefined;
  };

  const session = () => fingerprint(readText(storageKeys.token) ?? '');
  const readUnit = () =>
    read(storageKeys.unit, (value) => {
      const unit = parseUnit(value);
      return unit && { unit, of: Object(value)[SESSION] as unknown };
    });

  return {
    token: () => readText(storageKeys.token),
    liveToken: () => {
      const token = readText(storageKeys.token);
      return isLiveToken(token, Date.now()) ? token : undefined;
    },
    user: () => read(storageKeys.user, parseUserData),
    unit: () => readUnit()?.unit,
    ownUnit: () => {
      const { unit, of } = readUnit() ?? {};
      return of === session() ? unit : undefined;
    },
    pages: () => read(storageKeys.pages, parsePages),
    layout: () => read(storageKeys.layout, parseLayout) ?? defaultLayout,
    saveLogin: (login) => {
      const saved =
        write(storageKeys.user, JSON.stringify(login.user_data)) &&
        write(storageKeys.token, login.token_string);
      if (!saved) {
        remove(storageKeys.token);
        remove(storageKeys.user);
      }
      remove(storageKeys.unit);
      return saved;
    },
    saveUser: (user) => void write(storageKeys.user, JSON.stringify(user)),
    saveUnit: (unit) => {
      if (unit) write(storageKeys.unit, JSON.stringify({ ...unit, [SESSION]: session() }));
      else remove(storageKeys.unit);
    },
    savePages: (pages) => void write(storageKeys.pages, JSON.stringify(pages)),
    saveLayout: (layout) => void write(storageKeys.layout, JSON.stringify(layout)),
    clearSession: () => {
      for (const key of [storageKeys.token, storageKeys.user, storageKeys.unit]) remove(key);
    },
  };
}

function parsePages(value: unknown): number[] | undefined {
  return Array.isArray(value) ? value.filter((page) => Number.isInteger(page)) : undefined;
}
