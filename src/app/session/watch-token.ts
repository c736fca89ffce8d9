import { type PortalStore, storageKeys } from '../../storage/portal-store';
import type { Browser } from './browser';

/** How often the stored token is looked at; a session ends within 15 s of its `exp` (`threats.md` A06, B04). */
const TICK = 5_000;

/** Why a session can not go on. */
type Lost = 'expired' | 'elsewhere';

/** Why storage has no live token: another tab has taken it away, or its time is over. */
export function lostBy(store: PortalStore): Lost {
  return store.token() === null ? 'elsewhere' : 'expired';
}

/**
 * Watches the stored token: on a tick (never one long timer, which overflows), when the tab is shown again, on return
 * from the back/forward cache, and when another tab writes.
 *
 * @param onLost - told when the token has gone or has expired
 * @param onReplaced - told when another tab has put another live token in its place
 * @returns how to stop
 */
export function watchToken(
  store: PortalStore,
  browser: Browser,
  onLost: (by: Lost) => void,
  onReplaced: () => void,
): () => void {
  const watched = store.token();
  const check = () => {
    const live = store.liveToken(Date.now());
    if (live === undefined) onLost(lostBy(store));
    else if (live !== watched) onReplaced();
  };
  const timer = setInterval(check, TICK);
  const stops = [browser.onStored((key) => isTokenKey(key) && check()), browser.onShown(check)];
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}

/** Without a session: waits until another tab has stored a live token. @returns how to stop */
export function awaitToken(store: PortalStore, browser: Browser, onFound: () => void): () => void {
  const check = () => {
    if (store.liveToken(Date.now()) !== undefined) onFound();
  };
  // The other tab may have done so while this one was logging out; not at once, since start-up restores it first.
  const timer = setTimeout(check);
  const stops = [browser.onStored((key) => isTokenKey(key) && check()), browser.onShown(check)];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** `null` stands for all keys at once. */
function isTokenKey(key: string | null): boolean {
  return key === storageKeys.token || key === null;
}
