import type { Login, Unit, UserData } from '../domain/api-types';
import { defaultLayout, type Layout, parseLayout } from '../domain/session/layout';
import { parseUnit, parseUserData } from '../domain/session/session-data';
import { fingerprint, isLiveToken } from '../domain/session/token';
import { clearedAtSessionEnd, clearedOnSwitch } from './cleared-on-switch-and-logout';
import { forgetBuildingCard } from './kept-card';
import type { KeyValueStore } from './key-value-store';
import { storageKeys } from './storage-keys';

/** The extra field of the stored unit: the fingerprint of the session that stored it. */
const SESSION_FIELD = 'session';

/** Reads and writes the portal's own keys; a damaged or refused entry never throws. */
export interface PortalStore {
  /** The stored token, live or not. */
  token(): string | null;
  /** The stored token if it is live, otherwise `undefined`. */
  liveToken(): string | undefined;
  user(): UserData | undefined;
  /** The stored unit of any session: do not call the API with it before the user's own list has it. */
  unit(): Unit | undefined;
  /** The stored unit if the session of the stored token stored it. */
  ownUnit(): Unit | undefined;
  /** The stored page numbers, `undefined` when missing or damaged. */
  pages(): number[] | undefined;
  /** The stored layout, the default when it is missing or damaged. */
  layout(): Layout;
  /** Stores both parts of a login or neither, then clears what the previous session kept (§4); false when the browser refuses. */
  saveLogin(login: Login): boolean;
  /** Stores a changed user of a session that is already stored. */
  saveUser(user: UserData): void;
  /** Stores the unit for the session of the stored token. */
  saveUnit(unit: Unit | undefined): void;
  savePages(pages: readonly number[]): void;
  saveLayout(layout: Layout): void;
  /** Deletes token, user and unit (§4 Session), and the kept card of the building. */
  clearSession(): void;
}

/** @param store - the browser's local storage, or one in memory */
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
      // A store that refuses to remove an entry also refuses to read it.
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
      // Not JSON: removed below like any other damaged entry.
    }
    remove(key);
    return undefined;
  };

  const session = () => fingerprint(readText(storageKeys.token) ?? '');
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
      clearedOnSwitch.forEach(remove);
      void forgetBuildingCard();
      return saved;
    },
    saveUser: (user) => void write(storageKeys.user, JSON.stringify(user)),
    saveUnit: (unit) => {
      if (unit) write(storageKeys.unit, JSON.stringify({ ...unit, [SESSION_FIELD]: session() }));
      else remove(storageKeys.unit);
    },
    savePages: (pages) => void write(storageKeys.pages, JSON.stringify(pages)),
    saveLayout: (layout) => void write(storageKeys.layout, JSON.stringify(layout)),
    clearSession: () => {
      clearedAtSessionEnd.forEach(remove);
      void forgetBuildingCard();
    },
  };
}

function parsePages(value: unknown): number[] | undefined {
  return Array.isArray(value) ? value.filter((page) => Number.isInteger(page)) : undefined;
}
