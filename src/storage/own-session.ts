import type { Login } from '../domain/api-types';
import type { PortalStore } from './portal-store';

/**
 * The state of storage from the view of one tab: the live token of the tab's own session, a live token of another one,
 * a token that is not live, or none.
 */
export type StoredToken = 'own' | 'other' | 'expired' | 'none';

/**
 * The stored session as this tab may use it. All tabs share one storage, so another tab may have replaced this tab's
 * session. Until this tab has noticed that, the data of the two sessions must not mix.
 */
export interface OwnSession {
  /** The token of this tab's session, live or not. */
  token(): string | undefined;
  /** The current state of storage. */
  stored(): StoredToken;
  /** Makes the stored session this tab's own. */
  adopt(): void;
  /** Stores a login and makes it this tab's own; false when the browser refuses. */
  open(login: Login): boolean;
  /** Whether storage still contains this tab's session; only then may more of it be stored. */
  isStored(): boolean;
  /** Forgets this tab's session; storage is not changed. */
  drop(): void;
}

/** @param store - the storage that all tabs share */
export function createOwnSession(store: PortalStore): OwnSession {
  let own: string | undefined;
  const stored = (): StoredToken => {
    const live = store.liveToken();
    if (live !== undefined) return live === own ? 'own' : 'other';
    return store.token() === null ? 'none' : 'expired';
  };
  return {
    token: () => own,
    stored,
    adopt: () => {
      own = store.liveToken();
    },
    open: (login) => {
      const saved = store.saveLogin(login);
      if (saved) own = login.token_string;
      return saved;
    },
    isStored: () => stored() === 'own',
    drop: () => {
      own = undefined;
    },
  };
}
