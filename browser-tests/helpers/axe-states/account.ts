import { expect } from '@playwright/test';
import { api } from '../answers/faults';
import { keepToasts } from './data';
import type { State } from './look';

const saved = {
  kanali: [{ kanal: 'e_posta', na_voljo: true, naslov: 'a***@example.si' }],
  vrste: [
    { vrsta: 'opomin', obvezno: true, posta: false, e_posta: true, sms: false, potisno: false },
  ],
  povzetek: 'dnevno',
  tihe_ure: { od: '22:00', do: '07:00' },
  shranjeno_ob: '2026-11-21T12:00:00+01:00',
};

/** How the user is notified. */
export const accountStates: Readonly<Record<string, State>> = {
  'notification preferences with quiet hours, and errors': {
    of: ['preferences', 'rest', 'errors'],
    open: async (page) => {
      await page.goto('/obvescanje');
      await page.getByRole('main').getByText('Plačila', { exact: true }).click();
      const reminder = page.getByRole('group', { name: 'Opomin', exact: true });
      for (const channel of ['E-pošta', 'Navadna pošta']) {
        await reminder.getByRole('checkbox', { name: channel, exact: true }).uncheck();
      }
      await page.getByRole('checkbox', { name: /^V tihih urah/ }).check();
      await page.getByRole('button', { name: 'Shrani obveščanje' }).click();
      await expect(reminder).toContainText('vsaj en način mora ostati');
    },
  },
  'notification preferences that were saved, with one channel': {
    of: ['preferences', 'toast'],
    again: true,
    open: async (page) => {
      await keepToasts(page);
      await api(page, '/notification_preferences', { body: saved });
      await page.goto('/obvescanje');
      await page.getByRole('button', { name: 'Shrani obveščanje' }).click();
      await expect(page.getByText('Obveščanje je shranjeno.')).toBeVisible();
    },
  },
};
