import type { Login, Unit, UserData } from '../domain/api-types';
import { defaultLayout, type Layout, parseLayout } from '../domain/session/layout';
import { parseUserData } from '../domain/session/session-data';
import { clearedAtSessionEnd, clearedOnSwitch } from './cleared-on-switch-and-logout';
import { openEntries } from './entries';
import { forgetBuildingCard } from './forget-building-card';
import type { KeyValueStore } from './key-value-store';
import {
  readSession,
  SESSION_FIELD,
  type SessionReader,
  storedFingerprint,
} from './session-reader';
import { storageKeys } from './storage-keys';

/** Reads and writes the portal's own keys; a damaged or refused entry never throws. */
export interface PortalStore extends SessionReader {
  user(): UserData | undefined;
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
  const entries = openEntries(store);
  const { read, write, remove } = entries;
  return {
    ...readSession(entries),
    user: () => read(storageKeys.user, parseUserData),
    layout: () => read(storageKeys.layout, parseLayout) ?? defaultLayout,
    saveLogin: (login) => {
      const saved =
        write(storageKeys.user, JSON.stringify(login.user_data)) &&
        write(storageKeys.token, login.token_string);
      // Without a session the pages stay those of a visitor.
      const cleared = saved ? clearedOnSwitch : [storageKeys.token, storageKeys.user];
      cleared.forEach(remove);
      void forgetBuildingCard();
      return saved;
    },
    saveUser: (user) => void write(storageKeys.user, JSON.stringify(user)),
    saveUnit: (unit) => {
      const of = { [SESSION_FIELD]: storedFingerprint(entries) };
      if (unit) write(storageKeys.unit, JSON.stringify({ ...unit, ...of }));
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
