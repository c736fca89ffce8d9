import { StaleAnswer } from '../../api/errors';
import type { Login } from '../../domain/api-types';
import type { PortalStore } from '../../storage/portal-store';

/**
 * The stored session as this tab may use it. All tabs share one storage, so another tab may have put its session in the
 * place of this one's; until this tab has heard of it, nothing of the two may mix.
 */
export interface OwnSession {
  /** The token that this tab's session rests on, live or not. */
  token(): string | undefined;
  /** The same for a call. @throws StaleAnswer when another tab has replaced it */
  tokenForCall(): string | undefined;
  /** Takes the stored session for this tab's own. */
  adopt(): void;
  /** Stores a login and takes it for this tab's own; false when the browser refused. */
  open(login: Login): boolean;
  /** Whether storage still holds this tab's session, so that more of it may be written there. */
  isStored(): boolean;
  /** Whether storage holds the session of another tab. */
  isReplaced(): boolean;
  /** Lets go of it. */
  drop(): void;
}

/** @param store - the storage that all tabs share */
export function createOwnSession(store: PortalStore): OwnSession {
  let own: string | undefined;
  const stored = () => store.liveToken(Date.now());
  const isReplaced = () => stored() !== undefined && stored() !== own;
  return {
    token: () => own,
    tokenForCall: () => {
      if (own === undefined) return undefined;
      if (isReplaced()) throw new StaleAnswer();
      return stored();
    },
    adopt: () => {
      own = stored();
    },
    open: (login) => {
      const saved = store.saveLogin(login);
      if (saved) own = login.token_string;
      return saved;
    },
    isStored: () => own !== undefined && stored() === own,
    isReplaced,
    drop: () => {
      own = undefined;
    },
  };
}
