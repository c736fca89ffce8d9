import { ownRightsQuery } from '../../../src/api/own-rights';
import { coUsersQuery, inviteCoUser, revokeCoUser } from '../../../src/api/people';
import {
  acceptInvitation,
  loadInvitation,
  requestAccess,
} from '../../../src/api/people-invitation';
import { solvedCaptcha } from '../../support/captcha';
import { type Drive, query } from './drive';

const code = '104217';
const token = 'dm9yYnJhLXBvdmFiaWxvLXphLWp1cmV0YS1zYW1vLXRlc3Q';

/** People with access to a payer code, and invitations. */
export const people: readonly Drive[] = [
  ...query(ownRightsQuery, 'getOwnRights', []),
  ...query(coUsersQuery, 'listCoUsers', [code]),
  {
    of: inviteCoUser,
    calls: ['inviteCoUser'],
    asks: [code],
    run: ({ api }) =>
      inviteCoUser(api, code, {
        ime: 'Eva Zupančič',
        e_posta: 'eva.zupancic@example.si',
        vloga: 'solastnik',
        pravice: ['gledanje', 'obrazci'],
      }),
  },
  {
    of: revokeCoUser,
    calls: ['revokeCoUser'],
    asks: [code, '602'],
    run: ({ api }) => revokeCoUser(api, code, 602),
  },
  {
    of: loadInvitation,
    calls: ['getInvitation'],
    asks: [token],
    run: ({ api, signal }) => loadInvitation(api, token, signal),
  },
  {
    of: acceptInvitation,
    calls: ['acceptInvitation'],
    asks: [token],
    run: ({ api }) =>
      acceptInvitation(api, token, {
        password: 'Javorjeva12',
        novi_racun: { firstname: 'Jure', lastname: 'Zupančič', terms: true },
      }),
  },
  {
    of: requestAccess,
    calls: ['requestAccess'],
    run: async ({ api, server }) =>
      requestAccess(api, {
        manager: 'zelenigaj',
        code_payer: code,
        bill_password: 'T5N8-3HJC',
        firstname: 'Marko',
        lastname: 'Kos',
        email: 'marko.kos@example.si',
        captcha: await solvedCaptcha(server.url),
      }),
  },
];
