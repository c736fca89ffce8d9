import { isActing } from '../../domain/session/token';
import { unitKey } from '../../domain/units/unit';
import type { Portal } from '../../machines/portal-context';
import type { StoredSession } from '../../machines/session-events';
import { internalPages } from '../../navigation/allowed-pages';
import type { OwnSession } from '../../storage/own-session';
import type { PortalStore } from '../../storage/portal-store';

/** Reads the session from storage; to be called only when its token is live. */
export function readStoredSession(store: PortalStore): StoredSession {
  const unit = store.unit();
  return {
    user: store.user(),
    unitKey: unit && unitKey(unit),
    acting: isActing(store.token() ?? ''),
  };
}

/** §4 Start-up: restores user and unit when the token is live; stores the internal pages when no pages are stored. */
export function restoreSession({ store, session }: Portal, own: OwnSession): void {
  own.adopt();
  if (own.isStored()) {
    if (store.pages() === undefined) store.savePages(internalPages);
    session.send({ type: 'session.restored', ...readStoredSession(store) });
  } else {
    store.clearSession();
    store.savePages(internalPages);
  }
}
