/** The token that the portal's address had in its path: for a new password, or for staff acting as a user. */
export interface LinkToken {
  /** The token of the history entry that is shown; `undefined` when it has none, or not any more. */
  read(): string | undefined;
  /** Forgets it, once it is used or of no use. */
  forget(): void;
}

/** What it needs of the window's history. */
type Entry = Pick<History, 'state' | 'replaceState'>;

/** It lies in the history entry: a reload keeps it, no other entry has it, and it is in no address and no storage (K3). */
const KEY = 'portalLinkToken';

/** Puts a token into the history entry, and `path` into the address bar. */
export function keepLinkToken(history: Entry, token: string, path: string): void {
  history.replaceState({ ...history.state, [KEY]: token }, '', path);
}

/** The token that was put into the history entry. */
export function openLinkToken(history: Entry): LinkToken {
  return {
    read: () => {
      const { [KEY]: token } = Object(history.state);
      return typeof token === 'string' ? token : undefined;
    },
    forget: () => {
      const { [KEY]: token, ...rest } = Object(history.state);
      if (token !== undefined) history.replaceState(rest, '');
    },
  };
}
