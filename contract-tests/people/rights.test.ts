/** Role by operation, from the description: what a person whom the owner has invited may call (pages.md P32). */
import { describe, expect, it } from 'vitest';
import { loadOperations, loadRights, type Operation } from '../../contract/checker/description';
import { answersJson } from '../../contract/requests/example-request';
import type { AccountCard, AnnualStatement, DueList, OpenItems } from '../../src/api/schema';
import { preparedRequest } from '../support/account-requests';
import { call } from '../support/call';
import { ask, tokenOf } from '../support/sessions';
import { inProcess, onMock, testServer } from '../support/target';

const operations = await loadOperations();
const secured = operations.filter((operation) => operation.secured);
const rights = await loadRights();
const server = testServer();

const all = ['gledanje', 'placevanje', 'obrazci', 'odcitki'] as const;
const roles = ['solastnik', 'druzinski_clan', 'skrbnik', 'najemnik'] as const;
const grants = [
  ['gledanje'],
  ...all.slice(1).map((right) => ['gledanje', right] as const),
  all,
] as const;
const cases = roles.flatMap((vloga) => grants.map((pravice) => ({ vloga, pravice })));

/** Gives Marko, whom Ana has invited, a role and rights; opens a session of his. */
async function tokenAs({ vloga, pravice }: (typeof cases)[number]): Promise<string> {
  server.backend.reset();
  const where = { id_souporabnika: { equals: 601 } };
  server.backend.db.coUser.update({ where, data: { vloga, pravice: [...pravice] } });
  return tokenOf(server.url, 'Marko');
}

function isAllowed({ right = '' }: Operation, { vloga, pravice }: (typeof cases)[number]): boolean {
  const { roles = [], needs = null } = rights[right] ?? {};
  return roles.includes(vloga) && (needs === null || [...pravice].some((each) => each === needs));
}

it.runIf(inProcess)(
  'a tenant whom the owner has invited sees no prices and no policy',
  async () => {
    const path = '/api/portal-user/v2/insurance_contracts/0137?inventarna_stevilka=0137014';
    const priced = async (vloga: (typeof roles)[number]) => {
      const token = await tokenAs({ vloga, pravice: all });
      const rows = (await ask(server.url, path, token)) as readonly Record<string, unknown>[];
      expect(rows.length).toBeGreaterThan(0);
      const policy = '/api/portal-user/v2/documents/771401';
      const { status } = await call(server.url, { method: 'GET', path: policy, token });
      return [rows.some(({ letna_premija, pot_pdf }) => letna_premija ?? pot_pdf), status];
    };
    expect(await priced('solastnik')).toEqual([true, 200]);
    expect(await priced('najemnik')).toEqual([false, 404]);
  },
);

it.runIf(inProcess)(
  'a tenant whom the owner has invited sends no form of owners, and sees no decision of an event',
  async () => {
    const polja = {
      inventarna_stevilka: '0137014',
      najemnik: 'Jan Zajc',
      najem_od: '2026-12-01',
      placnik: 'najemnik',
      izjava: true,
    };
    const seen = async (vloga: (typeof roles)[number]) => {
      const token = await tokenAs({ vloga, pravice: all });
      const path = '/api/portal-user/v2/forms/prijava_najemnika';
      const { status } = await call(server.url, { method: 'POST', path, token, json: { polja } });
      const events = await ask(server.url, '/api/portal-user/v2/building_events/0137', token);
      return [status, /"id_odlocitve":\d/.test(JSON.stringify(events))];
    };
    expect(await seen('solastnik')).toEqual([201, true]);
    expect(await seen('najemnik')).toEqual([422, false]);
  },
);

it.runIf(inProcess).each(roles)(
  "a %s whom the owner has invited gets no bill of the owner's tenant in the annual statement",
  async (vloga) => {
    const units = async (token: string) => {
      const path = '/api/portal-user/v2/annual_statement/104217?leto=2026';
      const { enote } = (await ask(server.url, path, token)) as AnnualStatement;
      return enote.map(({ inventarna_stevilka }) => inventarna_stevilka);
    };
    const invited = await units(await tokenAs({ vloga, pravice: all }));
    const own = await units(await tokenOf(server.url, 'Ana'));
    expect(invited).toContain('0137014');
    expect(own.filter((unit) => !invited.includes(unit))).toEqual(['0291007']);
  },
);

it.runIf(inProcess)(
  'a tenant whom the owner has invited gets no bill of the reserve fund, in no list and in no sum',
  async () => {
    const token = await tokenAs({ vloga: 'najemnik', pravice: all });
    const read = (path: string) => ask(server.url, `/api/${path}`, token);
    const card = (await read('portal-user/v2/card_traffic')) as AccountCard;
    expect(new Set(card.knjizbe.map(({ sklad }) => sklad))).toEqual(new Set(['redni']));
    const from = (await read('portal-user/v2/card_traffic?od=2026-10-01')) as AccountCard;
    const before = card.knjizbe.find(({ datum }) => datum < '2026-10-01');
    expect(from.zacetno_stanje).toBe(before?.saldo);
    const open = (await read('portal-user/v2/open_items')) as OpenItems;
    expect(open).toMatchObject({
      skupaj_odprto: 249.4,
      stevilo_vrstic: 2,
      po_skladih: [{ sklad: 'redni', odprto: 249.4 }],
    });
    expect(card.koncno_stanje).toBe(249.4);
    const { upravniki } = (await read('auth/v1/due_list')) as DueList;
    expect(upravniki).toMatchObject([{ odprto: 249.4, zapadlo: 31.9, stevilo_vrstic: 2 }]);
    expect(JSON.stringify(upravniki)).not.toContain('26100315');
    for (const [number, status] of [
      ['26100314', 200],
      ['26100315', 404],
    ] as const) {
      const path = `/api/portal-user/v2/pdf/${number}`;
      expect((await call(server.url, { method: 'GET', path, token })).status).toBe(status);
    }
    const path = '/api/portal-user/v2/payment_announcement';
    const json = { id_postavke: '26100315' };
    expect((await call(server.url, { method: 'POST', path, json, token })).status).toBe(404);
  },
);

it('each operation that needs a login has a right of x-rights, and no other has one', () => {
  const wrong = operations.filter(({ right, secured }) =>
    secured ? right === undefined || !(right in rights) : right !== undefined,
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
  const used = new Set(operations.map(({ right }) => right));
  expect(Object.keys(rights).filter((right) => !used.has(right))).toEqual([]);
});

it('votes, debtors, other people and their debts are for no role', () => {
  const closed = secured.filter(({ right }) => rights[right ?? '']?.roles.length === 0);
  expect(closed.map(({ id }) => id).sort()).toEqual([
    'castVotes',
    'deleteHandover',
    'downloadBallot',
    'downloadMandate',
    'downloadVoteReceipt',
    'endMandate',
    'getDecision',
    'getDelivery',
    'getHandover',
    'getVoteReceipt',
    'giveProxy',
    'inviteCoUser',
    'listCoUsers',
    'listDecisions',
    'listFundDebtors',
    'listTenantOpenItems',
    'moveHandover',
    'revokeCoUser',
    'revokeProxy',
    'saveHandover',
    'saveMandate',
    'sendVotingCode',
    'startHandover',
  ]);
});

it('a tenant may call a subset of what each other role may call', () => {
  for (const { roles } of Object.values(rights)) {
    if (roles.includes('najemnik')) expect(roles).toHaveLength(4);
  }
  expect(Object.values(rights).some(({ roles }) => roles.length === 3)).toBe(true);
});

describe.runIf(inProcess).each(cases)('$vloga with $pravice', (person) => {
  it('gets 403 from each operation that the matrix refuses, and from no other', async () => {
    const token = await tokenAs(person);
    const wrong: string[] = [];
    // The calls of the account would end the session or change the login.
    for (const operation of secured.filter(
      ({ right, method }) => right !== 'racun' || method === 'GET',
    )) {
      if (operation.id === 'logout') continue;
      const request = await preparedRequest(server, operation, token);
      const { status } = await call(server.url, request);
      if ((status === 403) === isAllowed(operation, person))
        wrong.push(`${operation.id} ${status}`);
      const isRead = operation.method === 'GET' && answersJson(operation);
      if (isRead && isAllowed(operation, person) && status !== 200)
        wrong.push(`${operation.id} ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('gets the own role and rights', async () => {
    const token = await tokenAs(person);
    expect(await ask(server.url, '/api/portal-user/v2/rights', token)).toEqual(person);
  });

  it('gets only the pages of which the matrix allows a call that reads', async () => {
    const token = await tokenAs(person);
    const pages = await ask(server.url, '/api/portal-user/v2/allowed_pages', token);
    const reading = secured.filter(({ method }) => method === 'GET');
    const open = reading
      .filter((operation) => isAllowed(operation, person))
      .map(({ page }) => page);
    expect(pages).toEqual(
      [...new Set(open)].filter((page) => page !== undefined).sort((a, b) => a - b),
    );
  });
});

it.skipIf(onMock)('the user of a payer code has all rights and no role', async () => {
  const own = await ask(server.url, '/api/portal-user/v2/rights', await tokenOf(server.url, 'Ana'));
  expect(own).toEqual({ vloga: null, pravice: [...all] });
});

describe.runIf(inProcess)('what Marko reads', () => {
  it.for(
    secured
      .filter(({ method, right }) => method === 'GET' && right !== 'racun')
      .filter(answersJson),
  )('$id has nothing of Ana’s account, her other payer codes and her tenant', async (operation) => {
    const token = await tokenOf(server.url, 'Marko');
    const { json } = await call(server.url, await preparedRequest(server, operation, token));
    expect(JSON.stringify(json)).not.toMatch(/ana\.zupancic@|118903|5530|Rok Petek/);
  });

  it('the submissions of Ana are not his, and his are not hers', async () => {
    const [ana, marko] = [await tokenOf(server.url, 'Ana'), await tokenOf(server.url, 'Marko')];
    const path = '/api/portal-user/v2/forms/submissions';
    expect(Object(await ask(server.url, path, marko)).vloge).toEqual([]);
    expect(Object(await ask(server.url, path, ana)).vloge.length).toBeGreaterThan(0);
  });

  it('his profile is his, with the manager to which he has access', async () => {
    const token = await tokenOf(server.url, 'Marko');
    expect(await ask(server.url, '/api/auth/v1/profile', token)).toMatchObject({
      email: 'marko.zupancic@example.si',
      upravniki: [{ full_title: 'Upravljanje Zeleni Gaj d.o.o.', code_payer: '104217' }],
      enote_stevilo: 3,
    });
  });
});
