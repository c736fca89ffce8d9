import { expect, type Page, test } from '@playwright/test';
import { DEMO_LOGINS } from '../../mocks/world/seed';

const [ana] = DEMO_LOGINS;

/** The login page in each of its looks. */
const looks: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'as it opens': async () => {},
  'with errors': async (page) => {
    await page.getByRole('button', { name: 'Prijava', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Popravite/ })).toBeVisible();
  },
  'after a wrong password': async (page) => {
    await page.getByLabel('E-poštni naslov').fill(ana?.email ?? '');
    await page.getByLabel('Geslo', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Prijava', exact: true }).click();
    await expect(page.locator('.form__failure, .field__error').first()).toBeVisible();
  },
  'with the choices of its look': async (page) => {
    await page.getByRole('button', { name: 'Prikaz' }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
  },
};

/** What the shell sets without a visible effect: the only column of a page, and an origin for what is placed in it. */
const UNSEEN = /^(grid-column-.*|position|inset-.*|top|right|bottom|left)$/;

/** The computed styles of all elements and of what stands before and after them. */
const stylesOf = (page: Page) =>
  page.evaluate(
    (unseen) =>
      [...document.querySelectorAll('#portal *')].flatMap((element, place) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          const what = `${place} ${element.tagName} ${element.getAttribute('class')} ${part ?? ''}`;
          return [...style]
            .filter((name) => !unseen.test(name))
            .map((name) => `${what} ${name}: ${style.getPropertyValue(name)}`);
        }),
      ),
    UNSEEN,
  );

/**
 * Sheets that are added to the page: the complete ones of what it imports, because its own page leaves out what it never
 * shows; and those that the portal brings as soon as a field has the focus.
 */
const added = { complete: ['base', 'form'], 'of the portal': ['shell', 'details'] };

/** The addresses of all sheets, from another page. */
async function sheetsOf(page: Page): Promise<string[]> {
  await page.goto('/registracija');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
  );
}

/** Adds the base before the styles of the page, as a field does that gets the focus. */
async function enableBase(page: Page): Promise<void> {
  const isThere = () =>
    page.evaluate(() => {
      const base = document.querySelector<HTMLLinkElement>('link[href*="/assets/base-"]');
      if (base) base.disabled = false;
      return base?.sheet != null;
    });
  await expect.poll(isThere).toBe(true);
}

for (const width of [390, 1280]) {
  for (const [look, arrange] of Object.entries(looks)) {
    test(`the login page ${look} looks the same with more sheets at ${width} px`, {
      tag: '@long',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const sheets = await sheetsOf(page);
      // The sheets are added here, when no other style changes.
      await page.route(/\/assets\/portal-/, (route) => route.abort());
      for (const [which, names] of Object.entries(added)) {
        await page.goto('/prijava');
        await expect(page.locator('html[data-started]')).toBeAttached();
        await arrange(page);
        const own = new Set(await stylesOf(page));
        if (which === 'of the portal') await enableBase(page);
        for (const name of names) {
          const url = sheets.find((sheet) => sheet.startsWith(`/assets/${name}-`)) ?? name;
          await page.addStyleTag({ url });
        }
        const changed = (await stylesOf(page)).filter((style) => !own.has(style));
        expect(changed.slice(0, 10)).toEqual([]);
      }
    });
  }
}

test('the portal adds its sheets around the styles of the login page', { tag: '@long' }, async ({
  page,
}) => {
  const names = () =>
    page.evaluate(() =>
      [...document.styleSheets].map(
        ({ href }) => /\/([a-z]+)-[^/]*$/.exec(href ?? '')?.[1] ?? 'own',
      ),
    );
  await page.goto('/prijava');
  expect(await names()).toEqual(['own']);
  await page.getByLabel('E-poštni naslov').focus();
  await expect.poll(names).toEqual(['base', 'own', 'shell', 'details']);
});
