/** The cache of the card with the building; its name again, because `kept-card` is not part of the login page. */
const BUILDING_CARD = 'portal-building';

/** Deletes the kept card of the building (`docs/decisions/0042`). A browser without caches has none. */
export async function forgetBuildingCard(): Promise<void> {
  try {
    await caches.delete(BUILDING_CARD);
  } catch {
    // Caches are refused or do not exist.
  }
}
