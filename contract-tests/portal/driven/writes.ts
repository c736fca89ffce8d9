import { issueLink } from '../../../mocks/account/account-links';
import { fetchAllowedPages, fetchHasTenants } from '../../../src/api/access';
import { logIn, logInAsUser, logOut } from '../../../src/api/account';
import { passBotCheck } from '../../../src/api/account-captcha';
import { register, requestPasswordReset, resetPassword } from '../../../src/api/account-entry';
import { changePassword, updateProfile } from '../../../src/api/account-profile';
import { reportChange } from '../../../src/api/building';
import { cancelSubmission, submitForm } from '../../../src/api/documents-forms';
import { addManager, switchManager } from '../../../src/api/managers';
import { bulletinsFeed, notificationsFeed } from '../../../src/api/messages';
import { markRead } from '../../../src/api/read-marks';
import { maja } from '../../support/account-calls';
import { fileOf } from '../../support/files';
import { filledForms, photo } from '../../support/form-calls';
import { demoLogin } from '../../support/sessions';
import type { Drive } from './drive';
import type { Portal } from './portal';

const { email, password } = demoLogin('Ana');
const newPassword = 'Javorjeva13';
const anaId = 4821;
const building = '0137';
const ignoreProgress = () => {};
const oldToken = 'the token in the example has expired';
const oldChallenge = 'the challenge in the example has no solution';

const captcha = ({ api, signal }: Portal) => passBotCheck(api, signal);
const link = ({ server }: Portal, purpose: 'reset' | 'act') =>
  issueLink(server.backend.db, purpose, anaId);

/** The session: how it opens, what it may see, how it ends. */
const session: readonly Drive[] = [
  {
    of: logIn,
    calls: ['login'],
    run: ({ api }) => logIn(api, { email, password }),
    notOnMock: oldToken,
  },
  {
    of: logInAsUser,
    calls: ['loginAsUser'],
    run: (portal) => logInAsUser(portal.api, link(portal, 'act')),
    notOnMock: oldToken,
  },
  { of: logOut, calls: ['logout'], run: ({ api, signal }) => logOut(api, signal) },
  {
    of: fetchAllowedPages,
    calls: ['getAllowedPages'],
    run: ({ api, signal }) => fetchAllowedPages(api, signal),
  },
  {
    of: fetchHasTenants,
    calls: ['hasUserTenants'],
    run: ({ api, signal }) => fetchHasTenants(api, signal),
    gives: true,
  },
  {
    of: switchManager,
    calls: ['switchManager'],
    run: ({ api, signal }) => switchManager(api, { manager: 'breza', code_payer: '5530' }, signal),
  },
];

/** The account, from registration to a new password. */
const account: readonly Drive[] = [
  { of: passBotCheck, calls: ['getCaptcha'], run: captcha, notOnMock: oldChallenge },
  {
    of: register,
    calls: ['getCaptcha', 'register'],
    run: async (portal) => register(portal.api, { ...maja, captcha: await captcha(portal) }),
    notOnMock: oldChallenge,
  },
  {
    of: requestPasswordReset,
    calls: ['getCaptcha', 'requestPasswordReset'],
    run: async (portal) =>
      requestPasswordReset(portal.api, { email, captcha: await captcha(portal) }),
    notOnMock: oldChallenge,
  },
  {
    of: resetPassword,
    calls: ['resetPassword'],
    run: (portal) =>
      resetPassword(portal.api, { token: link(portal, 'reset'), password: newPassword }),
    notOnMock: 'a link of the mock does not exist',
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
    of: addManager,
    calls: ['addManager'],
    run: ({ api }) =>
      addManager(api, { manager: 'breza', code_payer: '7781', bill_password: 'R9T3-8WPL' }),
  },
];

const notification = { id: 30114, read: true };

/** Read marks, sent through the queue that the screens use. */
const marks: readonly Drive[] = [
  {
    of: notificationsFeed,
    by: 'one, as read',
    calls: ['markNotificationRead'],
    run: ({ cache }) => markRead(cache, notificationsFeed(), notification),
  },
  {
    of: notificationsFeed,
    by: 'one, as unread',
    calls: ['markNotificationUnread'],
    run: ({ cache }) => markRead(cache, notificationsFeed(), { ...notification, read: false }),
  },
  {
    of: notificationsFeed,
    by: 'all',
    calls: ['markAllNotificationsRead'],
    run: ({ cache }) => markRead(cache, notificationsFeed(), { id: 'all', read: true }),
  },
  {
    of: bulletinsFeed,
    by: 'one',
    calls: ['markBulletinRead'],
    run: ({ cache }) => markRead(cache, bulletinsFeed(building), { id: 5521, read: true }),
  },
  {
    of: bulletinsFeed,
    by: 'all',
    calls: ['markAllBulletinsRead'],
    run: ({ cache }) => markRead(cache, bulletinsFeed(building), { id: 'all', read: true }),
  },
];

const change = {
  inventarna_stevilka: '0137014',
  st_oseb: 4,
  st_psov: 1,
  velja_od: '2026-11-15',
  prazna: false,
  opomba: 'Rodil se je otrok.',
  izjava: true,
} as const;

/** What is sent to the manager, with files and without. */
const sending: readonly Drive[] = [
  {
    of: submitForm,
    by: 'without a file',
    calls: ['submitForm'],
    run: ({ api }) =>
      submitForm(api, 'splosno_vprasanje', filledForms.splosno_vprasanje, [], ignoreProgress),
  },
  {
    of: submitForm,
    by: 'with two files',
    calls: ['submitForm'],
    run: ({ api }) =>
      submitForm(
        api,
        'splosno_vprasanje',
        filledForms.splosno_vprasanje,
        [photo, fileOf('Račun čšž.pdf', 'pdf')],
        ignoreProgress,
      ),
  },
  {
    of: cancelSubmission,
    calls: ['cancelSubmission'],
    run: ({ api }) => cancelSubmission(api, 'V-2026-00941'),
  },
  {
    of: reportChange,
    by: 'with a proof',
    calls: ['reportRegisteredChange'],
    run: ({ api }) =>
      reportChange(api, { ...change, priloga: fileOf('Rojstni list.pdf', 'pdf') }, ignoreProgress),
  },
  {
    of: reportChange,
    by: 'without a proof',
    calls: ['reportRegisteredChange'],
    run: ({ api }) => reportChange(api, { ...change, priloga: undefined }, ignoreProgress),
  },
];

/** The calls of the portal that are not queries, in the demo world; each runs in a world of its own. */
export const writes: readonly Drive[] = [...session, ...account, ...marks, ...sending];
