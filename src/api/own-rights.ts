import { q } from './query';
import { getOwnRightsAnswer } from './shapes/access';

/** What the user may send at the payer code of the session (`pages.md` P32). */
export function ownRightsQuery() {
  return q(['own-rights'], getOwnRightsAnswer, {});
}
