/** A generated world answers every GET operation by the description, and the same for the same seed. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../../contract/any-server/settings';
import { openSession, type Survey, survey, tokenIn } from '../../contract/any-server/survey';
import { loadOperations } from '../../contract/checker/description';
import { GENERATED_LOGIN } from '../../mocks/generated/contexts';
import { createBackend } from '../../mocks/server/backend';
import type {
  AccountCard,
  CostSpecification,
  DueList,
  Manager,
  Notifications,
  OpenItems,
  RegularBills,
  ReserveBills,
  Switched,
  Unit,
} from '../../src/api/schema';
import { call } from '../support/call';
import { ask, tokenOf } from '../support/sessions';
import { inProcess, listen, testServer } from '../support/target';

const world = {
  units: 12,
  managers: 5,
  openItems: 200,
  notifications: 60,
  events: 40,
  seed: 7,
} as const;
const server = testServer({ world });
const operations = await loadOperations();
/** The tokens of calendars and links are in no answer to a GET. */
const apart = ['logout', 'getCalendar', 'getInvitation', 'getHandoverOffer', 'downloadOfferFile'];
const reading = operations.filter(({ method, id }) => method === 'GET' && !apart.includes(id));
const settings: Settings = {
  product: 'portal',
  first: GENERATED_LOGIN,
  second: undefined,
  write: false,
};
const v2 = '/api/portal-user/v2';

/** The answers of a server to the generated person. */
const see = (url: string) => survey(url, operations, settings, GENERATED_LOGIN);

/** The same on a fresh backend. */
async function seeAgain(): Promise<Survey> {
  const target = await listen(createBackend({ world }));
  return see(target.url).finally(() => target.close());
}

/** Answers by operation, without those that differ for each request. */
function answersOf({ answers }: Survey) {
  const kept = [...answers].filter(([id]) => id !== 'getCaptcha');
  return Object.fromEntries(kept.map(([id, { json }]) => [id, json]));
}

let seen: Survey;
const answer = <Body>(id: string) => seen.answers.get(id)?.json as Body;
const get = (path: string) => ask(server.url, path, seen.token);

beforeAll(async () => {
  if (inProcess) seen = await see(server.url);
});

describe.runIf(inProcess)('a generated world', () => {
  it.each(reading)('answers $id by the description', ({ id }) => {
    const exchange = seen.answers.get(id);
    expect(exchange?.breaches, exchange?.came).toEqual([]);
    expect(exchange?.status, exchange?.came).toBe(200);
  });

  it('answers in every context of the person', async () => {
    const managers = answer<Manager[]>('listUserManagers');
    expect(managers).toHaveLength(5);
    for (const { manager, code_payer } of managers) {
      const path = `/api/auth/v1/switch_manager/${manager}/${code_payer}`;
      const own = tokenIn(await openSession(server.url, operations, GENERATED_LOGIN));
      const switched = await call(server.url, { method: 'POST', path, token: own });
      const token = (switched.json as Switched).data.token_string;
      for (const page of ['open_items', 'card_traffic', 'regular_billing', 'unit_details']) {
        await ask(server.url, `${v2}/${page}`, token);
      }
    }
  });

  it('has the requested number of units, bills and notifications', () => {
    expect(answer<Unit[]>('listUnits')).toHaveLength(world.units);
    expect(answer<OpenItems>('listOpenItems').postavke).toHaveLength(200);
    expect(answer<Notifications>('listNotifications').skupaj).toBe(60);
  });

  it('has sums that add up, also on the card', async () => {
    const { postavke, skupaj_odprto } = answer<OpenItems>('listOpenItems');
    const cents = postavke.reduce((sum, { odprto }) => sum + Math.round(odprto * 100), 0);
    expect(Math.round(skupaj_odprto * 100)).toBe(cents);
    expect(answer<AccountCard>('getAccountCard').koncno_stanje).toBe(skupaj_odprto);
  });

  it('has managers that answer, have answered and never did, and open items whose payments are in every state', () => {
    const { upravniki } = answer<DueList>('getDueList');
    expect(upravniki.map(({ stanje }) => stanje)).toEqual([
      'svezo',
      'zastarelo',
      'ni_odgovora',
      'svezo',
      'svezo',
    ]);
    expect(upravniki[1]?.postavke).not.toEqual([]);
    const { postavke } = answer<OpenItems>('listOpenItems');
    expect([...new Set(postavke.map(({ placilo }) => placilo.stanje_placila))].sort()).toEqual([
      'delno',
      'najavljeno',
      'ni',
      'v_direktni_obremenitvi',
      'zavrnjeno',
    ]);
  });

  it('marks a direct debit on every page with the bill', async () => {
    const { postavke } = answer<OpenItems>('listOpenItems');
    const [regular, reserve] = await Promise.all([
      get(`${v2}/regular_billing`) as Promise<RegularBills>,
      get(`${v2}/reserve_fund_billing`) as Promise<ReserveBills>,
    ]);
    for (const [sklad, { obracuni }] of [
      ['redni', regular] as const,
      ['rezervni_sklad', reserve] as const,
    ]) {
      const numbers = (rows: readonly { readonly st_dokumenta: string }[]) =>
        rows.map(({ st_dokumenta }) => st_dokumenta).sort();
      const open = postavke.filter((item) => item.sklad === sklad && item.direktna_obremenitev);
      expect(open, sklad).not.toEqual([]);
      const debited = obracuni.filter((bill) => bill.odprto !== 0 && bill.direktna_obremenitev);
      expect(numbers(debited), sklad).toEqual(numbers(open));
    }
  });

  it('has bills that agree with their specification', async () => {
    const specification = answer<CostSpecification>('getCostSpecification');
    const { obracuni } = (await get(
      `${v2}/regular_billing?inventarna_stevilka=${specification.inventarna_stevilka}`,
    )) as RegularBills;
    const bill = obracuni.find(({ st_dokumenta }) => st_dokumenta === specification.st_obracuna);
    expect(bill).toMatchObject({
      znesek: specification.skupaj_znesek,
      osnova: specification.skupaj_osnova,
      ddv: specification.skupaj_ddv,
    });
  });
});

describe.runIf(inProcess)('a generated world in addition to the demo world', () => {
  it('does not change the demo world', async () => {
    const plain = await listen(createBackend());
    try {
      const [with_, without] = await Promise.all(
        [server.url, plain.url].map(async (url) => {
          const token = await tokenOf(url, 'Ana');
          const paths = ['v1/e_manager/enota', 'v2/open_items', 'v2/notifications', 'v2/faq'];
          return Promise.all(paths.map((path) => ask(url, `/api/portal-user/${path}`, token)));
        }),
      );
      expect(with_).toEqual(without);
    } finally {
      await plain.close();
    }
  });

  it('is closed to other users', async () => {
    const token = await tokenOf(server.url, 'Ana');
    const [unit] = answer<Unit[]>('listUnits');
    const paths = [`bulletin/${unit?.objekt_sifra}`, `readings/${unit?.inventarna_stevilka}`];
    for (const path of paths) {
      const { status } = await call(server.url, { method: 'GET', path: `${v2}/${path}`, token });
      expect(status, path).toBe(404);
    }
  });

  it('is the same for the same seed, and differs for another', async () => {
    const again = answersOf(await seeAgain());
    expect(again).toEqual(answersOf(seen));
    const other = await listen(createBackend({ world: { ...world, seed: 8 } }));
    try {
      const token = tokenIn(await openSession(other.url, operations, GENERATED_LOGIN));
      for (const [id, path] of [
        ['listUnits', '/api/portal-user/v1/e_manager/enota'],
        ['listOpenItems', `${v2}/open_items`],
        ['listUserManagers', '/api/auth/v1/user_managers'],
        ['listUnitDetails', `${v2}/unit_details`],
      ] as const) {
        expect(await ask(other.url, path, token), id).not.toEqual(again[id]);
      }
    } finally {
      await other.close();
    }
  }, 60_000);
});
