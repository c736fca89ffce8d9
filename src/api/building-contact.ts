import { ApiError } from './errors';
import { q } from './query';
import { getContactCardAnswer } from './shapes/building-contact';

/**
 * The contacts of the session's manager, and those for an emergency in one building.
 *
 * @param building - `objekt_sifra`; without it only the manager's contacts
 */
export function contactCardQuery(building: string | undefined) {
  return q(['contact-card', building], getContactCardAnswer, { query: { objekt_sifra: building } });
}

/** Whether a card failed because the building is no longer the user's (`pages.md` P36 8). */
export function isBuildingGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
