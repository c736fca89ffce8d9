import { type BrowserContext, expect, type Page } from '@playwright/test';
import { GENERATED_LOGIN } from '../../mocks/generated/contexts';
import { sidewaysFaults } from '../helpers/look/sideways';
import { allRoutes, settled } from '../helpers/screens/routes';
import { ana } from '../helpers/session/demo';
import { ownWorld } from '../helpers/session/own-world';
import { longestTexts } from './longest-texts';

const rows = 24;
const world = {
  units: rows,
  managers: 3,
  openItems: rows,
  notifications: rows,
  bulletins: rows,
  documents: rows,
  seed: 7,
};

/**
 * Logs in a user whose texts are each one word of the greatest length: Ana, who has data on every page, or a user with
 * twenty rows of everything.
 *
 * @returns the path of one of the user's pages
 */
export async function openLongestWorld(
  context: BrowserContext,
  origin: string | undefined,
  isLarge: boolean,
): Promise<(path: string) => string> {
  const change = await longestTexts();
  if (!isLarge) {
    await ownWorld(context, origin, ana, {}, change);
    return (path) => path;
  }
  const backend = await ownWorld(context, origin, GENERATED_LOGIN, { world }, change);
  const own = backend.db.documentRecord.findFirst({ where: { objekt_sifra: { equals: '20001' } } });
  return (path) => path.replace('58213', String(own?.id_vlozisca));
}

/** The routes behind the login, and their views that have their own address. */
export const longestPages: readonly { readonly name: string; readonly path: string }[] = [
  ...allRoutes.filter(({ visitor }) => !visitor),
  { name: 'submissions', path: '/obrazci?pogled=oddane' },
  { name: 'a form', path: '/obrazci?obrazec=reklamacija_obracuna' },
];

/** Everything that does not fit a width when every folded part is open. */
export async function faultsAt(page: Page, path: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(path);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  const folded = await page.evaluate(sidewaysFaults);
  await unfold(page);
  const unfolded = await page.evaluate(sidewaysFaults);
  return [...new Set([...folded, ...unfolded])];
}

/** Opens everything on the page that can be opened: folded parts, the first messages, the first costs of a bill. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
    const folded = 'main button[aria-expanded="false"]:not([aria-haspopup])';
    // No more: each opened message is added to the address.
    for (const each of [...document.querySelectorAll<HTMLElement>(folded)].slice(0, 3))
      each.click();
  });
  await settled(page);
}
