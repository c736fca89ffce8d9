/**
 * Every button that writes sends one call on a double click, however far apart the two clicks are. The choice of a
 * manager is tested by C01 (`manager-switch.test.ts`).
 */
import { expect, type Locator } from '@playwright/test';
import { api } from '../helpers/answers/faults';
import { test } from '../helpers/portal';
import {
  addButton,
  fillBill,
  freeBill,
  linked,
  openAddManager,
} from '../helpers/screens/add-manager';
import { message } from '../helpers/screens/feed';
import { form, goTo, openForm, receivedNumber, send, submission } from '../helpers/screens/forms';
import { lastname, openProfile, own, save } from '../helpers/screens/profile';
import {
  field,
  fillRegistration,
  passBotCheck,
  registerButton,
} from '../helpers/screens/registration';
import { ana } from '../helpers/session/demo';
import { ownWorld } from '../helpers/session/own-world';
import { besideForms, type DoubleClick } from './double-click-cases';

/**
 * Clicks, and clicks again after the answer has arrived, at the same place and as the second half of a double click.
 */
async function doubleClick(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('No button to click.');
  const { mouse } = button.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down({ clickCount: 1 });
  await mouse.up({ clickCount: 1 });
  await button.page().waitForTimeout(150);
  await mouse.down({ clickCount: 2 });
  await mouse.up({ clickCount: 2 });
}

const cases: Readonly<Record<string, DoubleClick>> = {
  'mark all notifications as read': {
    call: /\/notifications\/read_all$/,
    open: async (page) => {
      await page.goto('/obvestila');
      return page.getByRole('button', { name: 'Označi vse kot prebrano' });
    },
  },
  'mark all posts as read': {
    call: /\/bulletin\/read_all\/\d+$/,
    open: async (page) => {
      await page.goto('/oglasna-deska');
      return page.getByRole('button', { name: 'Označi vse kot prebrano' });
    },
  },
  'open a message, which marks it read': {
    call: /\/notifications\/\d+\/read$/,
    open: async (page) => {
      await page.goto('/obvestila');
      return page.getByRole('button', { name: /Nov obračun/ });
    },
  },
  'mark a notification as unread': {
    call: /\/notifications\/\d+\/read$/,
    open: async (page) => {
      await page.goto('/obvestila');
      await page.getByRole('button', { name: /Opomnik/ }).click();
      return message(page, /Opomnik/).getByRole('button', { name: 'Označi kot neprebrano' });
    },
  },
  'change the name': {
    call: /\/v1\/profile$/,
    open: async (page) => {
      await openProfile(page);
      await lastname(page).fill('Novak');
      await expect(own(page)).toBeVisible();
      return save(page);
    },
  },
  'change the password': {
    call: /\/change_password$/,
    open: async (page) => {
      await page.goto('/profil');
      await field(page, 'Trenutno geslo').fill(ana.password);
      await field(page, 'Novo geslo').fill('Javorjeva13');
      await field(page, 'Ponovite novo geslo').fill('Javorjeva13');
      return page.getByRole('button', { name: 'Spremeni geslo' });
    },
  },
  'add a manager': {
    call: /\/(add_manager|switch_manager\/.*)$/,
    open: async (page) => {
      // The page gets shorter with the answer; on a low screen the footer would move under the pointer.
      await page.setViewportSize({ width: 1280, height: 1600 });
      await api(page, '/add_manager', linked);
      await openAddManager(page);
      await fillBill(page, freeBill);
      return addButton(page);
    },
  },
  'switch to the added manager': {
    call: /\/switch_manager\/.*$/,
    open: async (page) => {
      await api(page, '/add_manager', linked);
      await openAddManager(page);
      await fillBill(page, freeBill);
      await addButton(page).click();
      await api(page, /\/switch_manager\//, { status: 500, body: {} });
      return page.getByRole('button', { name: 'Da, preklopi' });
    },
  },
  'send a form': {
    call: /\/v2\/forms\/splosno_vprasanje$/,
    open: async (page) => {
      await openForm(page, 'splosno_vprasanje');
      await form(page).getByLabel('Zadeva').fill('Ključ');
      await form(page).getByLabel('Sporočilo').fill('Kje dobim nov ključ kolesarnice?');
      await goTo(page, 'review');
      return send(page);
    },
  },
  'cancel a sent form': {
    call: /\/forms\/submissions\/V-[\d-]+$/,
    open: async (page) => {
      await openForm(page, 'splosno_vprasanje');
      await form(page).getByLabel('Zadeva').fill('Ključ');
      await form(page).getByLabel('Sporočilo').fill('Kje dobim nov ključ kolesarnice?');
      await goTo(page, 'review');
      await send(page).click();
      const number = await receivedNumber(page);
      await page.getByRole('tab', { name: 'Oddane vloge' }).click();
      await submission(page, number)
        .getByRole('button', { name: /Prekliči vlogo/ })
        .click();
      return page.getByRole('dialog').getByRole('button', { name: 'Prekliči vlogo' });
    },
  },
  'report a change of persons': {
    call: /\/registered_number\/change$/,
    open: async (page) => {
      await page.goto('/prijavljena-stevila-oseb-in-psov?prijava=0137014');
      await page.getByRole('textbox', { name: 'Število oseb' }).fill('4');
      await page.getByRole('textbox', { name: 'Število psov' }).fill('1');
      await page.getByRole('form').getByLabel('Velja od').fill('2026-11-15');
      await page.getByLabel('Izjavljam').check();
      return page.getByRole('button', { name: 'Oddaj spremembo' });
    },
  },
  'log out': {
    call: /\/logout$/,
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Uporabniški meni' }).click();
      return page.getByRole('button', { name: 'Odjava' });
    },
  },
  'log in': {
    visitor: true,
    core: true,
    call: /\/v1\/login$/,
    open: async (page) => {
      await api(page, '/v1/login', { status: 401, body: { code: 6 } });
      await page.goto('/prijava');
      await field(page, 'E-poštni naslov').fill(ana.email);
      await field(page, 'Geslo').fill(ana.password);
      return page.getByRole('button', { name: 'Prijava', exact: true });
    },
  },
  register: {
    visitor: true,
    call: /\/register$/,
    open: async (page) => {
      await api(page, '/register', { status: 500, body: {} });
      await fillRegistration(page);
      return registerButton(page);
    },
  },
  'request a new password': {
    visitor: true,
    call: /\/forgotten_password$/,
    open: async (page) => {
      await api(page, '/forgotten_password', { status: 500, body: {} });
      await page.goto('/pozabljeno-geslo');
      await field(page, 'E-poštni naslov').fill(ana.email);
      await passBotCheck(page);
      return page.getByRole('button', { name: 'Pošlji povezavo' });
    },
  },
  'set a new password': {
    visitor: true,
    call: /\/reset_password$/,
    open: async (page) => {
      await api(page, '/reset_password', { status: 500, body: {} });
      await page.goto('/pozabljeno-geslo/3nKfP0hYq2VbT7cW5xZr8sLmA1dE4gJ6uN9oQpRtSwI');
      await field(page, 'Novo geslo').fill('Javorjeva13');
      await field(page, 'Ponovite novo geslo').fill('Javorjeva13');
      return page.getByRole('button', { name: 'Shrani novo geslo' });
    },
  },
};

for (const [name, { visitor, core, call, open }] of Object.entries({ ...cases, ...besideForms })) {
  test(
    `F09 a double click sends one call: ${name}`,
    core ? {} : { tag: '@long' },
    async ({ page, context, baseURL, flight }) => {
      if (!visitor) await ownWorld(context, baseURL);
      const button = await open(page);
      await expect(button).toBeVisible();
      const writes = () =>
        flight.record.requests.filter(
          ({ method, url }) =>
            url.includes('/api/') &&
            (method !== 'GET' || url.endsWith('/logout')) &&
            call.test(new URL(url).pathname),
        );
      const before = writes().length;
      await doubleClick(button);
      await expect.poll(() => writes().length).toBeGreaterThan(before);
      await page.waitForTimeout(400);
      expect(writes().map(({ method, url }) => `${method} ${url}`)).toHaveLength(before + 1);
    },
  );
}
