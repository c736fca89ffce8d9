import type { NotificationPreferences } from '../domain/api-types';
import type { Opened } from '../domain/opened';
import type { Api } from './client';
import { ApiError, unwrap } from './errors';
import { q } from './query';
import type { PreferencesChange, PreferencesRefusal } from './schema';
import {
  getNotificationPreferencesAnswer,
  saveNotificationPreferencesAnswer,
} from './shapes/account-preferences';

/** How the user is notified (`pages.md` P35). */
export function preferencesQuery() {
  return q(['notification-preferences'], getNotificationPreferencesAnswer, {});
}

/**
 * Saves how the user is notified (`pages.md` P35), all or nothing; a second call has no further effect.
 *
 * @param body - a kind that `vrste` leaves out keeps its channels
 * @throws ApiError, whose reason `preferencesReasonOf` reads, with status 422; NetworkError, StaleAnswer
 */
export async function savePreferences(
  api: Api,
  body: PreferencesChange,
): Promise<Opened<NotificationPreferences>> {
  return unwrap(
    await api.client.PUT('/api/auth/v1/notification_preferences', { body }),
    saveNotificationPreferencesAnswer,
  );
}
/** Why preferences were not saved (`razlog`), and the field of the reason; `undefined` for another error. */
export function preferencesReasonOf(
  error: unknown,
): { readonly reason: PreferencesRefusal['razlog']; readonly field: string } | undefined {
  const body = error instanceof ApiError ? Object(error.body) : {};
  const { razlog, napake }: { razlog?: unknown; napake?: unknown } = body;
  if (typeof razlog !== 'string') return undefined;
  const [first]: unknown[] = Array.isArray(napake) ? napake : [];
  return {
    reason: razlog as PreferencesRefusal['razlog'],
    field: String(Object(first).polje ?? ''),
  };
}
