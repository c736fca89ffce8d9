import type { NotificationPreferences } from '../domain/api-types';
import type { Opened } from '../domain/opened';
import type { Api } from './client';
import { unwrap } from './errors';
import { q } from './query';
import type { PreferencesChange } from './schema';
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
 * @throws ApiError, NetworkError, StaleAnswer
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
