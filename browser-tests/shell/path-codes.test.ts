import { expect } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { chooseManager, expectContext } from '../helpers/screens/switcher';

const hostile = 'a/../b?c#d%2f č';
const encoded = 'a%2F..%2Fb%3Fc%23d%252f%20%C4%8D';

const unit = {
  objekt_sifra: hostile,
  naziv: 'ALFA',
  stev_stavbe: null,
  zaporedna: 0,
  stez_stanovanja: 0,
  inventarna_stevilka: '1',
  vrsta: 'L',
};

test('C13 codes with reserved characters stay one segment of the address', {
  tag: '@long',
}, async ({ page, flight, signIn }) => {
  await signIn();
  const managers = [
    { manager: 'zelenigaj', full_title: 'ALFA', code_payer: '104217' },
    { manager: hostile, full_title: 'BRAVO', code_payer: hostile },
    { manager: 'breza', full_title: 'CHARLIE', code_payer: '..' },
  ];
  await api(page, '/user_managers', { status: 200, body: managers });
  await api(page, '/enota', { status: 200, body: [unit] });
  await api(page, /\/switch_manager\//, { status: 400, body: {} });
  const failure = page.getByText('Prišlo je do napake pri menjavi upravnika');
  await page.goto('/');
  await expectContext(page, { unit: 'ALFA', manager: 'ALFA' });

  await chooseManager(page, 'BRAVO');
  await expect(failure).toBeVisible();
  await page.getByRole('button', { name: 'Zapri obvestilo' }).click();
  await chooseManager(page, 'CHARLIE');
  await expect(failure).toBeVisible();

  const raw = (part: string) => callsTo(flight.record.requests, part).map(({ url }) => url);
  const origin = new URL(page.url()).origin;
  expect(raw('/switch_manager/')).toEqual([
    `${origin}/api/auth/v1/switch_manager/${encoded}/${encoded}`,
  ]);
  expect(new Set(raw('/bulletin/'))).toEqual(
    new Set([
      `${origin}/api/portal-user/v2/bulletin/${encoded}`,
      `${origin}/api/portal-user/v2/bulletin/unread_num/${encoded}`,
    ]),
  );
});
