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
