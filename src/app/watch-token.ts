import { type PortalStore, storageKeys } from '../storage/portal-store';

/** How often the stored token is looked at; a session ends within 15 s of its `exp` (`reliability.md` A06, B04). */
const TICK = 5_000;

/** Why a session can not go on. */
type Lost = 'expired' | 'elsewhere';

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
  onLost: (by: Lost) => void,
  onReplaced: () => void,
): () => void {
  const watched = store.token();
  const check = () => {
    const live = store.liveToken(Date.now());
    if (live === undefined) onLost(store.token() === null ? 'elsewhere' : 'expired');
    else if (live !== watched) onReplaced();
  };
  const stored = (event: StorageEvent) => {
    if (event.key === storageKeys.token || event.key === null) check();
  };
  const timer = setInterval(check, TICK);
  window.addEventListener('storage', stored);
  window.addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    window.removeEventListener('storage', stored);
    window.removeEventListener('pageshow', check);
    document.removeEventListener('visibilitychange', check);
  };
}
