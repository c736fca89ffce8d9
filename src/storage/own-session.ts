import type { Login } from '../domain/api-types';
import type { PortalStore } from './portal-store';

/**
 * What storage holds, as one tab sees it: the live token of the tab's own session, a live token of another one, a token
 * that is not live, or none.
 */
export type StoredToken = 'own' | 'other' | 'expired' | 'none';

/**
 * The stored session as this tab may use it. All tabs share one storage, so another tab may have put its session in the
 * place of this one's; until this tab has heard of it, nothing of the two may mix.
 */
export interface OwnSession {
  /** The token that this tab's session rests on, live or not. */
  token(): string | undefined;
  /** What storage holds now. */
  stored(): StoredToken;
  /** Takes the stored session for this tab's own. */
  adopt(): void;
  /** Stores a login and takes it for this tab's own; false when the browser refused. */
  open(login: Login): boolean;
  /** Whether storage still holds this tab's session, so that more of it may be written there. */
  isStored(): boolean;
  /** Releases it. */
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
