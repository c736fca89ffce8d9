import { expect, type Page } from '@playwright/test';
import { internalPages } from '../../src/navigation/allowed-pages';
import { pageTable } from '../../src/navigation/page-table';
import { callsTo } from '../helpers/answers/requests';
import { test } from '../helpers/portal';
import { ana } from '../helpers/session/demo';
import { expectLoggedOut } from '../helpers/session/logged-out';
import { jwt } from '../helpers/session/session';

const user = { id: 4821, firstname: 'Ana', lastname: 'Zupančič', email: ana.email };

/** Puts a session's entries into the storage of an open page, which is then reloaded. */
async function store(page: Page, entries: Record<string, string>): Promise<void> {
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
}

const leftovers = {
  userData: JSON.stringify(user),
  selectedUnit: JSON.stringify({ objekt_sifra: '0137', inventarna_stevilka: '0137014' }),
};

test('A01 without a token every protected page leads to login, storage is cleaned and nothing is requested', {
  tag: '@long',
}, async ({ page, flight }) => {
  test.slow();
  await page.goto('/prijava');
  for (const { path } of pageTable.filter((entry) => entry.requiresAuth)) {
    await store(page, leftovers);
    await page.goto(path.replace(':id_vlozisca', '12'));
    await expectLoggedOut(page);
  }
  expect(callsTo(flight.record.requests)).toEqual([]);
});

test('A02 the last user’s data are not kept, also where no login is needed', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/pogoji-uporabe.html');
  for (const path of ['/prijava', '/obrazci', '/registracija', '/login-as-user/abc']) {
    const pages = JSON.stringify([1, 2, 3, 8, ...internalPages]);
    await store(page, { ...leftovers, JWT: jwt(1), allowedPages: pages });
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('allowedPages')), { message: path })
      .toBe(JSON.stringify(internalPages));
  }
});

const start = Date.UTC(2026, 10, 21, 12);
const seconds = start / 1000;
const withPayload = (text: string) => `e30.${Buffer.from(text).toString('base64url')}.x`;

for (const [what, tokens] of Object.entries({
  'A02 A03 K7 an exp in the past or not a number': [
    jwt(seconds - 1),
    jwt(seconds),
    jwt(-1),
    jwt(undefined),
    jwt(String(seconds + 60)),
    jwt(null),
    jwt({}),
    withPayload('{"exp":1e400}'),
    withPayload('{"exp":NaN}'),
  ],
  'A04 K7 a token that cannot be decoded': [
    'abc',
    'a.b',
    'a..c',
    '..',
    'a.%%%.c',
    ' ',
    'null',
    withPayload('null'),
    withPayload('[]'),
    withPayload('5'),
    withPayload('{'),
    'x'.repeat(1_000_000),
  ],
})) {
  test(`${what}: the stored token opens no session, is cleared, and nothing is requested`, {
    tag: '@long',
  }, async ({ page, flight }) => {
    test.slow();
    await page.clock.setFixedTime(start);
    await page.goto('/prijava');
    for (const token of tokens) {
      await store(page, { ...leftovers, JWT: token });
      await page.goto('/odprte-postavke');
      await expectLoggedOut(page);
    }
    expect(callsTo(flight.record.requests)).toEqual([]);
  });
}
