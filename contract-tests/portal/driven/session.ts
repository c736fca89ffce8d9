import { fetchAllowedPages, fetchHasTenants } from '../../../src/api/access';
import { logIn, logInAsUser, logOut } from '../../../src/api/account';
import { switchManager } from '../../../src/api/managers';
import { demoLogin } from '../../support/sessions';
import type { Drive } from './drive';
import { linkFor } from './link';

const { email, password } = demoLogin('Ana');

/** The session: how it opens, what it may see, how it ends. */
export const session: readonly Drive[] = [
  {
    of: logIn,
    calls: ['login'],
    run: ({ api }) => logIn(api, { email, password }),
  },
  {
    of: logInAsUser,
    calls: ['loginAsUser'],
    run: (portal) => logInAsUser(portal.api, linkFor(portal, 'act')),
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
