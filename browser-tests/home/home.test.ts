import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test('home states what is to be paid, until when, and what is late', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pozdravljeni, Ana!');
  await expect(
    page.getByText('Izbrana enota: Javorjeva ulica 12 - 2 - 3 (14) · Lastnik/Uporabnik'),
  ).toBeVisible();
  const card = page.getByRole('region', { name: 'Za plačilo' });
  await expect(card).toContainText('286.84\u00A0€');
  await expect(card).toContainText('30.11.2026');
  await expect(card).toContainText('254.94');
  await expect(card.getByText('31.90')).toHaveCount(1);
  await expect(card).toContainText('Od tega je 37.44\u00A0€ že najavljeno.');
  await expect(
    page.getByText(
      'Imate zapadle obveznosti v znesku 31.90\u00A0€. Prosimo, da jih poravnate čim prej.',
    ),
  ).toBeVisible();
});

test('on a phone held sideways, home has its button to pay in the first view', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  const pay = page.getByRole('main').getByRole('button', { name: 'Plačaj', exact: true });
  await expect(pay).toBeInViewport({ ratio: 1 });
});

test('P1 news, the building’s savings and the contact are shown below what is to be paid', async ({
  page,
}) => {
  await page.goto('/');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(card('Neprebrana obvestila')).toContainText('Imate 2 neprebrani obvestili.');
  await expect(card('Neprebrana obvestila').getByRole('listitem')).toHaveText([
    'Neprebrano: Vabilo na zbor etažnih lastnikov, 03.12.2026 ob 18. uri18.11.2026',
    'Neprebrano: Nov obračun za obdobje 10/202611.11.2026',
  ]);
  await expect(card('Oglasna deska')).toContainText('Imate 2 neprebrani objavi.');
  // The post of September has expired.
  await expect(card('Oglasna deska').getByRole('listitem')).toHaveText([
    'Neprebrano: Prekinitev dobave tople vode 25.11.2026 med 8. in 12. uro20.11.2026',
    'Neprebrano: Zbor etažnih lastnikov 03.12.202618.11.2026',
    'Začetek zimske službe in posipanja dostopov02.11.2026',
  ]);
  await expect(card('Rezervni sklad stavbe').getByRole('definition')).toHaveText([
    '33\u202F494.03\u00A0€',
    '31.10.2026',
    '37.44\u00A0€',
  ]);
  const emergency = card('Za nujne primere');
  await expect(emergency).toContainText('najprej pokličite 112.');
  await expect(emergency.getByRole('listitem')).toHaveText([
    'Dvigala Vzpon d.o.o.DvigalaPokliči Dvigala Vzpon d.o.o., 080 00 99',
    'Toplarna Gaj d.o.o.OgrevanjePokliči Toplarna Gaj d.o.o., 080 00 77',
    'Vodoinstalacije Kaplja s.p.VodovodPokliči Vodoinstalacije Kaplja s.p., 000 111 222',
  ]);
  await expect(emergency.getByRole('link', { name: /080 00 99/ })).toHaveAttribute(
    'href',
    'tel:+386800099',
  );
});

test('a card without its page is left out, and nothing is requested', {
  tag: '@long',
}, async ({ page, flight }) => {
  await api(page, '/allowed_pages', { status: 200, body: [8] });
  await page.goto('/');
  await expect(page.getByText('Trenutno ni podatkov za prikaz.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dobrodošli, Ana!');
  for (const path of [
    'open_items',
    'billing',
    'notif',
    'bulletin',
    'fund',
    'contractors',
    'cost_',
  ]) {
    expect(callsTo(flight.record.requests, path)).toEqual([]);
  }
});
