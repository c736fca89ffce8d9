/** The token from the path of a link: for a new password, an invitation, a handover, or for staff acting as a user. */
export interface LinkToken {
  /** The token of the current history entry; `undefined` without one. */
  read(): string | undefined;
  /** Deletes the token, once it is used or invalid. */
  forget(): void;
  /** Deletes the token, and leaves a mark in its place, for a page that says after a reload that the link is used. */
  spend(): void;
  /** Whether the token of the current history entry was spent. */
  isSpent(): boolean;
}

/** The part of the window's history that the token needs. */
type Entry = Pick<History, 'state' | 'replaceState'>;

/** The key of the token in the history entry: a reload keeps it, and neither an address nor storage holds it (K3). */
const LINK_TOKEN_KEY = 'portalLinkToken';

/** The key of the mark that the token of the history entry was spent. */
const LINK_SPENT_KEY = 'portalLinkSpent';

/** Puts a token into the history entry, and `path` into the address bar. */
export function keepLinkToken(history: Entry, token: string, path: string): void {
  history.replaceState({ ...history.state, [LINK_TOKEN_KEY]: token }, '', path);
}

/** Opens the token of the history entry. */
export function openLinkToken(history: Entry): LinkToken {
  const replaceToken = (mark: object) => {
    const { [LINK_TOKEN_KEY]: token, ...rest } = Object(history.state);
    if (token !== undefined) history.replaceState({ ...rest, ...mark }, '');
  };
  return {
    read: () => {
      const { [LINK_TOKEN_KEY]: token } = Object(history.state);
      return typeof token === 'string' ? token : undefined;
    },
    forget: () => replaceToken({}),
    spend: () => replaceToken({ [LINK_SPENT_KEY]: true }),
    isSpent: () => Object(history.state)[LINK_SPENT_KEY] === true,
  };
}
