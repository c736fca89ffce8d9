import { isLiveToken } from '../../domain/session/token';
import type { OwnSession } from '../../storage/own-session';
import { storageKeys } from '../../storage/storage-keys';
import type { Browser } from './browser';
import { type Stop, stopAll } from './subscriptions';

/** The interval between two checks of the stored token; a session ends within 15 s of its `exp` (`threats.md` A06, B04). */
const TICK_MS = 5_000;

/** Why a session cannot continue. */
type TokenLoss = 'expired' | 'elsewhere';

/** Why storage has no live token: another tab has ended the session, or it has expired, which another tab may notice first. */
export function lostBy(own: OwnSession): TokenLoss {
  const isLive = isLiveToken(own.token(), Date.now());
  return own.stored() === 'none' && isLive ? 'elsewhere' : 'expired';
}

/**
 * Watches the stored token: on a tick (never one long timer, which overflows), when the tab is shown again, on return
 * from the back/forward cache, and when another tab writes.
 *
 * @param onLost - called when the token was removed or has expired
 * @param onReplaced - called when another tab has put another live token in its place
 * @returns a function that stops watching
 */
export function watchToken(
  own: OwnSession,
  browser: Browser,
  onLost: (by: TokenLoss) => void,
  onReplaced: () => void,
): Stop {
  const check = () => {
    const stored = own.stored();
    if (stored === 'other') onReplaced();
    else if (stored !== 'own') onLost(lostBy(own));
  };
  const timer = setInterval(check, TICK_MS);
  return stopAll(() => clearInterval(timer), ...onChange(browser, check));
}

/** Without a session: waits until another tab has stored a live token. @returns a function that stops waiting */
export function awaitToken(own: OwnSession, browser: Browser, onFound: () => void): Stop {
  const check = () => {
    if (own.stored() === 'other') onFound();
  };
  // The other tab may have logged in while this one logged out. Not synchronously: start-up restores the session first.
  const timer = setTimeout(check);
  return stopAll(() => clearTimeout(timer), ...onChange(browser, check));
}

/** Checks when another tab writes the token, or clears all keys at once, and when the tab is shown again. */
function onChange(browser: Browser, check: () => void): Stop[] {
  const isTokenKey = (key: string | null) => key === storageKeys.token || key === null;
  return [browser.onStored((key) => isTokenKey(key) && check()), browser.onShown(check)];
}
