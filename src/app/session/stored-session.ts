import { isActing } from '../../domain/session/token';
import type { StoredSession } from '../../machines/session';
import type { PortalStore } from '../../storage/portal-store';

/** The session out of storage; to be asked for when its token is live. */
export function readStoredSession(store: PortalStore): StoredSession {
  return { user: store.user(), kept: store.unit(), acting: isActing(store.token() ?? '') };
}
