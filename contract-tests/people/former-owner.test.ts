/** Who may call what after a unit was handed over: its former owner and the people whom the owner has invited (pages.md P36). */
import { beforeEach, describe, expect, it } from 'vitest';
import { loadOperations, type Operation } from '../../contract/checker/description';
import { aboutFlat } from '../support/about-flat';
import { call } from '../support/call';
import { FLAT, handOver, leaveOnlyFlat, OLD } from '../support/handed-over';
import { invite, lastInvitation, openInvitation } from '../support/people-calls';
import { ask, demoLogin, tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const server = testServer();

/** The calls that change the account would end the session or change the login. */
const operations = (await loadOperations())
  .filter(
    ({ id, secured, right, method }) =>
      secured && id !== 'logout' && (right !== 'racun' || method === 'GET'),
  )
  // What reads comes first: what writes changes what is read.
  .sort((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'));

/** What a former owner keeps besides the account: the bills, what was used, messages, own submissions. All else is closed. */
const kept = new Set([
  'listUnits',
  'listUnitDetails',
  'listOpenItems',
  'getAccountCard',
  'listRegularBills',
  'downloadRegularBills',
  'listReserveBills',
  'getCostSpecification',
  'downloadCostSpecification',
  'getBillComplaint',
  'downloadBill',
  'getAnnualStatement',
  'downloadAnnualStatement',
  'getReadings',
  'getEnergy',
  'getEnergyMonths',
  // The document of a heat billing of the flat.
  'downloadDocument',
  'getUnreadNotifications',
  'listNotifications',
  'getNotification',
  'markNotificationRead',
  'markNotificationUnread',
  'markAllNotificationsRead',
  'listSubmissions',
  'cancelSubmission',
  'getForm',
  // How old bills are paid, and the end of a mandate.
  'announcePayment',
  'takeBackPayment',
  'getDelivery',
  'downloadMandate',
  'saveMandate',
  'endMandate',
  // A draft about another unit.
  'deleteHandover',
]);
const isKept = ({ id, right }: Operation) => right === 'racun' || kept.has(id);

/** The statuses of all operations, by name. */
async function statusesOf(token: string): Promise<Map<string, number>> {
  const all = new Map<string, number>();
  for (const operation of operations) {
    const { status } = await call(server.url, { ...aboutFlat(server.backend, operation), token });
    all.set(operation.id, status);
  }
  return all;
}

const named = (statuses: Map<string, number>, is: (operation: Operation) => boolean) =>
  operations.filter(is).map(({ id }) => `${id} ${statuses.get(id)}`);
const isRefused = (status = 0) => [401, 403, 404, 409, 422].includes(status);

describe.runIf(inProcess)('after the handover of the last unit', () => {
  beforeEach(() => {
    server.backend.reset();
    leaveOnlyFlat(server.backend);
  });

  it('each operation about the flat was open to its owner before', async () => {
    const before = await statusesOf(await tokenOf(server.url, 'Ana'));
    // A handover of the flat is being written, so that another one cannot begin.
    const isWrong = ({ id }: Operation) => id !== 'startHandover' && isRefused(before.get(id));
    expect(named(before, isWrong)).toEqual([]);
  });

  it('E31 each operation is closed to its former owner but those of the account and about the past', async () => {
    await handOver(server);
    const after = await statusesOf(await tokenOf(server.url, 'Ana'));
    expect(named(after, (each) => isKept(each) === isRefused(after.get(each.id)))).toEqual([]);
  });

  it('E31 a document of the building is closed to its former owner', async () => {
    const minutes = '/api/portal-user/v2/documents/771204';
    const token = await tokenOf(server.url, 'Ana');
    expect((await call(server.url, { method: 'GET', path: minutes, token })).status).toBe(200);
    await handOver(server);
    expect((await call(server.url, { method: 'GET', path: minutes, token })).status).toBe(404);
  });

  it.each(['solastnik', 'druzinski_clan', 'skrbnik', 'najemnik'] as const)(
    'E31 the access of a %s ends with it, also of a session that is open',
    async (vloga) => {
      const { db } = server.backend;
      const where = { id_souporabnika: { equals: 601 } };
      const pravice = ['gledanje', 'placevanje', 'obrazci', 'odcitki'] as const;
      db.coUser.update({ where, data: { vloga, pravice: [...pravice] } });
      const marko = await tokenOf(server.url, 'Marko');
      await ask(server.url, '/api/portal-user/v2/open_items', marko);
      await handOver(server);
      const after = await statusesOf(marko);
      expect(named(after, ({ id }) => after.get(id) !== 401)).toEqual([]);
      const json = { email: demoLogin('Marko').email, password: demoLogin('Marko').password };
      const login = { method: 'POST', path: '/api/auth/v1/login', json };
      expect((await call(server.url, login)).status).toBe(403);
    },
  );

  it('an invitation that was not accepted is over', async () => {
    const ana = await tokenOf(server.url, 'Ana');
    await invite(server.url, ana, {
      ime: 'Rok Petek',
      e_posta: 'rok.petek@example.si',
      vloga: 'solastnik',
      pravice: ['gledanje'],
    });
    const link = lastInvitation(server.backend);
    expect((await openInvitation(server.url, link)).status).toBe(200);
    await handOver(server);
    expect((await openInvitation(server.url, link)).json).toEqual({ razlog: 'preklicano' });
  });
});

describe.runIf(inProcess)('after the handover of one of several units', () => {
  beforeEach(() => server.backend.reset());

  it('E31 a person with access gets nothing that the owner does not get', async () => {
    const { db } = server.backend;
    const where = { id_souporabnika: { equals: 601 } };
    const pravice = ['gledanje', 'placevanje', 'obrazci', 'odcitki'] as const;
    db.coUser.update({ where, data: { vloga: 'solastnik', pravice: [...pravice] } });
    await handOver(server);
    const marko = await statusesOf(await tokenOf(server.url, 'Marko'));
    const ana = await statusesOf(await tokenOf(server.url, 'Ana'));
    expect(named(marko, ({ id }) => !isRefused(marko.get(id)) && isRefused(ana.get(id)))).toEqual(
      [],
    );
    // The building stays open, because another unit is in it; the flat is closed to both.
    for (const statuses of [ana, marko]) {
      expect(statuses.get('listBulletins')).toBe(200);
      for (const id of ['getMeterWindow', 'giveMeterState', 'reportRegisteredChange', 'submitForm'])
        expect([id, isRefused(statuses.get(id))]).toEqual([id, true]);
    }
  });

  it('the unit that was handed over counts in no running decision, and its number is not the owner’s any more', async () => {
    const ana = await tokenOf(server.url, 'Ana');
    const decision = '/api/portal-user/v2/decision/9101';
    const unitsIn = async () =>
      Object(await ask(server.url, decision, ana)).moje.enote.map(
        ({ inventarna_stevilka }: Record<string, string>) => inventarna_stevilka,
      );
    const before = await unitsIn();
    expect(before).toContain(FLAT);
    await handOver(server);
    expect(await unitsIn()).toEqual(before.filter((unit: string) => unit !== FLAT));
    expect(await ask(server.url, '/api/auth/v1/profile', ana)).toMatchObject({ enote_stevilo: 2 });
  });

  it('a vote that was given before stays', async () => {
    const { db } = server.backend;
    const vote = { nacin: 'listina', cas: '2026-11-09T10:00:00+01:00', glasovi: '{}' } as const;
    db.vote.create({
      key: `9101/${OLD}`,
      id_odlocitve: 9101,
      payer: OLD,
      ...vote,
      potrdilo: '',
      koda: '',
    });
    await handOver(server);
    const where = { id_odlocitve: { equals: 9101 }, payer: { equals: OLD } };
    expect(db.voteShare.findMany({ where }).map(({ prodano }) => prodano)).not.toContain(true);
  });

  it.each([
    ['reklamacija_obracuna', 201],
    ['potrdilo', 201],
    ['stanje_vodomera', 422],
    ['e_racun', 422],
  ] as const)('the form %s about it is answered with %d', async (form, status) => {
    const fields = {
      reklamacija_obracuna: {
        obracun: '2610031401',
        postavka: 'Čiščenje',
        opis: 'Dvakrat zaračunano čiščenje.',
      },
      potrdilo: { na_dan: '2026-11-10', namen: 'prodaja', prejem: 'email' },
      stanje_vodomera: { vodomer: '33120442', stanje: 500, datum_odcitka: '2026-11-20' },
      e_racun: { obracun: 'redni', nacin: 'email', email: 'ana.zupancic@example.si' },
    };
    await handOver(server);
    const token = await tokenOf(server.url, 'Ana');
    const path = `/api/portal-user/v2/forms/${form}`;
    const json = { polja: { inventarna_stevilka: FLAT, ...fields[form] } };
    const answer = await call(server.url, { method: 'POST', path, json, token });
    expect(answer.status).toBe(status);
    if (status !== 422) return;
    expect(answer.json).toMatchObject({
      napake: [{ polje: 'inventarna_stevilka', razlog: 'neustrezno' }],
    });
  });

  it('a second buyer waits: a unit whose handover is confirmed is not handed over again', async () => {
    await handOver(server, 'prodaja', '2026-11-30');
    const token = await tokenOf(server.url, 'Ana');
    const path = `/api/portal-user/v2/handover/${FLAT}`;
    const again = await call(server.url, {
      method: 'POST',
      path,
      json: { vrsta: 'prodaja' },
      token,
    });
    expect([again.status, again.json]).toEqual([409, { razlog: 'v_teku' }]);
  });
});
