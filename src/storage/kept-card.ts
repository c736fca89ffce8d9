/**
 * The emergency card that is kept for a time without a network (`pages.md` P33, `docs/decisions/0042`). `public/sw.js` has
 * the same names; `src/app/offline/static-files.test.ts` compares them.
 */

/** The pages without personal data: they stay after a logout. */
export const PUBLIC_PAGES = 'portal-public';
/** The card with the building of the session: `forget-building-card.ts` deletes it at its end. */
export const BUILDING_CARD = 'portal-building';
/** The key of the page that stands for all addresses but the card. */
export const NO_NETWORK = '/brez-povezave';
/** Until when the worker shows a kept page, in ms since 1970. */
export const KEPT_UNTIL = 'X-Kept-Until';

/** Keeps a page. @param cache - one of the two names @throws when the browser refuses */
export async function keepPage(cache: string, path: string, page: Response): Promise<void> {
  await (await caches.open(cache)).put(path, page);
}

/** Deletes the card with the building. @throws when the browser refuses */
export async function deleteBuildingCard(): Promise<void> {
  await caches.delete(BUILDING_CARD);
}
