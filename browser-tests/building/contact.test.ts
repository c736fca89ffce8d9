/** Whom to call: the manager, and in an emergency. Variants and failures are in contact-card.test.ts. */
import { expect } from '@playwright/test';
import { withoutServerDay } from '../helpers/answers/clock';
import { test } from '../helpers/portal';

const question = '/obrazci?obrazec=splosno_vprasanje';

test('the manager can be contacted from home, the menu, the profile and the contractors', {
  tag: '@long',
}, async ({ page, signIn }) => {
  // A Monday, in the break at noon.
  await page.clock.setFixedTime(new Date('2026-11-23T12:30:00+01:00'));
  await withoutServerDay(page);
  await signIn();
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Vaš upravnik' });
  await expect(card.getByRole('definition')).toHaveText([
    '080 00 88Vsak dan 0–24',
    '01 000 10 00',
    'pisarna@zelenigaj.example.si',
    // The hours of the week follow, on paper only.
    /^Danes od 13:00 do 15:00/,
  ]);
  const links = card.getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'tel:+386800088',
    'tel:+38610001000',
    'mailto:pisarna@zelenigaj.example.si',
    question,
    '/izvajalci',
  ]);
  const emergency = page.getByRole('region', { name: 'Za nujne primere' });
  await expect(emergency.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');

  const call = page.getByRole('link', { name: 'Pokliči upravnika, 01 000 10 00' });
  await expect(call).toBeInViewport();
  await expect(call).toHaveAttribute('href', 'tel:+38610001000');
  await page.goto('/izvajalci');
  const manager = page.getByRole('region', { name: 'Vaš upravnik' });
  await expect(manager.getByRole('definition').first()).toContainText('080 00 88');
  await expect(manager).toContainText('Gajeva cesta 1, 1999 Zeleni Gaj');
  await expect(
    manager.getByRole('table', { name: 'Uradne ure po dnevih' }).getByRole('row'),
  ).toHaveText([
    'DanUre',
    'Ponedeljek–torek08:00–12:00 13:00–15:00',
    'Sreda08:00–12:00 13:00–17:00',
    'Četrtek08:00–12:00 13:00–15:00',
    'Petek08:00–13:00',
  ]);
  await expect(page.getByRole('link', { name: 'Zaporni ventili in stikala' })).toHaveAttribute(
    'href',
    '/nujni-primeri',
  );
  // On a phone, without a tap on the row.
  await page.setViewportSize({ width: 390, height: 844 });
  const dial = page.getByRole('link', { name: 'Pokliči, Dvigala Vzpon d.o.o.' });
  await expect(dial).toHaveAttribute('href', 'tel:+386800099');
  expect((await dial.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto('/profil');
  const ways = page.getByRole('list', { name: 'Stik z upravnikom' });
  await expect(ways.getByRole('link', { name: '01 000 10 00' })).toBeVisible();
  await ways.getByRole('link', { name: 'Pošlji vprašanje' }).click();
  await expect(page).toHaveURL(question);
});

test('login names a contact before any script and without a call', async ({ page }) => {
  // The scripts stay without an answer for the entire test: the page would report scripts that fail at once.
  await page.route(/\/assets\/(?!first-paint)[\w-]+\.js$|\/api\//, () => {});
  await page.goto('/prijava', { waitUntil: 'commit' });
  const help = page.getByRole('region', { name: 'Pomoč' });
  await expect(help.getByRole('link', { name: '01 000 50 00' })).toHaveAttribute(
    'href',
    'tel:+38610005000',
  );
  await expect(help.getByRole('link', { name: 'pomoc@portal.example.si' })).toHaveAttribute(
    'href',
    'mailto:pomoc@portal.example.si',
  );
  await expect(help).toContainText('Uradne ure: pon.–čet. 08:00–16:00, pet. 08:00–13:00');
  await expect(help.getByRole('link', { name: '080 00 88' })).toHaveAttribute(
    'href',
    'tel:+386800088',
  );
});

test('the office hours under the login break between days, not inside a time', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/prijava');
  const friday = page.getByText('pet. 08:00–13:00', { exact: true });
  // Two lines of text and the padding take more than 40 px.
  await expect(friday).toBeVisible();
  expect((await friday.boundingBox())?.height).toBeLessThan(40);
});
