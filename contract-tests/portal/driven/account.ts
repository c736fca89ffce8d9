import { passBotCheck } from '../../../src/api/account-captcha';
import { register, requestPasswordReset, resetPassword } from '../../../src/api/account-entry';
import { savePreferences } from '../../../src/api/account-preferences';
import { changePassword, updateProfile } from '../../../src/api/account-profile';
import { announcePayment, takeBackPayment } from '../../../src/api/billing-payment';
import { addManager } from '../../../src/api/managers';
import { maja } from '../../support/account-calls';
import { solvedCaptcha } from '../../support/captcha';
import { demoLogin } from '../../support/sessions';
import type { Drive } from './drive';
import { linkFor } from './link';

const { email, password } = demoLogin('Ana');
const newPassword = 'Javorjeva13';

/** The account, from registration to a new password. */
export const account: readonly Drive[] = [
  { of: passBotCheck, calls: ['getCaptcha'], run: ({ api, signal }) => passBotCheck(api, signal) },
  {
    of: register,
    calls: ['register'],
    run: async ({ api, server }) =>
      register(api, { ...maja, captcha: await solvedCaptcha(server.url) }),
  },
  {
    of: requestPasswordReset,
    calls: ['requestPasswordReset'],
    run: async ({ api, server }) =>
      requestPasswordReset(api, { email, captcha: await solvedCaptcha(server.url) }),
  },
  {
    of: resetPassword,
    calls: ['resetPassword'],
    run: (portal) =>
      resetPassword(portal.api, { token: linkFor(portal, 'reset'), password: newPassword }),
  },
  {
    of: changePassword,
    calls: ['changePassword'],
    run: ({ api }) => changePassword(api, { trenutno_geslo: password, novo_geslo: newPassword }),
  },
  {
    of: updateProfile,
    calls: ['updateProfile'],
    run: ({ api }) => updateProfile(api, { firstname: 'Ana', lastname: 'Zupančič Kos' }),
  },
  {
    of: savePreferences,
    calls: ['saveNotificationPreferences'],
    run: ({ api }) =>
      savePreferences(api, {
        vrste: [{ vrsta: 'dela', posta: false, e_posta: true, sms: false, potisno: false }],
        povzetek: 'dnevno',
        tihe_ure: { od: '22:00', do: '07:00' },
      }),
  },
  {
    of: announcePayment,
    calls: ['announcePayment'],
    run: ({ api }) => announcePayment(api, '26100314'),
  },
  {
    of: takeBackPayment,
    calls: ['takeBackPayment'],
    asks: ['26100315'],
    run: ({ api }) => takeBackPayment(api, '26100315'),
  },
  {
    of: addManager,
    calls: ['addManager'],
    run: ({ api }) =>
      addManager(api, { manager: 'breza', code_payer: '7781', bill_password: 'R9T3-8WPL' }),
  },
];
