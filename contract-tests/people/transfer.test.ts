/** Before and after a handover, both parties, call by call (pages.md P36). */
import { beforeEach, describe, expect, it } from 'vitest';
import { loadOperations, type Operation } from '../../contract/checker/description';
import { answersJson, exampleRequest } from '../../contract/requests/example-request';
import { addBill } from '../rare/rows';
import { call } from '../support/call';
import { decideNow, FLAT, handOver, leaveOnlyFlat, OLD } from '../support/handed-over';
import {
  answerOffer,
  handoverOf,
  jureDraft,
  lastLink,
  move,
  save,
} from '../support/handover-calls';
import { ask, tokenAt, tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const server = testServer();
const reading = (await loadOperations()).filter(
  (operation) => operation.secured && operation.method === 'GET' && answersJson(operation),
);

/** Bills and payments belong to the payer, so a handover does not change them. */
const kept = [
  'listOpenItems',
  'listRegularBills',
  'listReserveBills',
  'getAccountCard',
  'listNotifications',
];

/** The building is no longer the former owner's. */
const closed = [
  'listDecisions',
  'listFundDebtors',
  'getReserveFund',
  'listFundPostings',
  'listVoluntaryFunds',
  'listManagerDocuments',
  'listSupplierDocuments',
  'listBuildingEvents',
  'listFaults',
  'listBulletins',
  'listContractors',
  'listInsuranceContracts',
  'getRegisteredNumbers',
  'getMeterWindow',
  'getHandover',
];

const asked = (operation: Operation, ids: Readonly<Record<string, string>>) =>
  exampleRequest(operation, { parameters: { ...ids, ...codeOf(operation) }, onlyRequired: true });
const codeOf = ({ parameters }: Operation) =>
  parameters.some(({ name }) => name === 'code_payer') ? { code_payer: '104217' } : {};
const idsOf = ({ parameters }: Operation, ids: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(ids).filter(([name]) =>
      parameters.some((parameter) => parameter.name === name && parameter.in === 'path'),
    ),
  );

describe.runIf(inProcess)('a flat that was handed over', () => {
  beforeEach(() => server.backend.reset());
  const answers = async (token: string, ids: Readonly<Record<string, string>>) => {
    const all = new Map<string, { status: number; json: unknown }>();
    for (const operation of reading) {
      const request = asked(operation, idsOf(operation, ids));
      const { status, json } = await call(server.url, { ...request, token });
      all.set(operation.id, { status, json });
    }
    return all;
  };
  const flat = { inventarna_stevilka: FLAT, objekt_sifra: '0137' };

  it('nothing changes for the giver before it is confirmed, nor before its day', async () => {
    const ana = await tokenOf(server.url, 'Ana');
    const before = await answers(ana, flat);
    await handOver(server, 'darilo', '2026-11-30');
    const after = await answers(ana, flat);
    const changed = [...before].filter(
      ([id, answer]) => JSON.stringify(after.get(id)) !== JSON.stringify(answer),
    );
    // The profile shows the last login.
    const others = changed.map(([id]) => id).filter((id) => id !== 'getProfile');
    expect(others.sort()).toEqual(['getHandover', 'listHandovers']);
    expect(await handoverOf(server.url, ana)).toMatchObject({ stanje: 'potrjeno' });
    expect(
      await ask(server.url, '/api/auth/v1/user_managers', await tokenOf(server.url, 'Rok')),
    ).toHaveLength(1);
  });

  it('E31 the former owner keeps the bills, and the building is closed', async () => {
    const ana = await tokenOf(server.url, 'Ana');
    leaveOnlyFlat(server.backend);
    const before = await answers(ana, flat);
    await handOver(server);
    const after = await answers(ana, flat);
    for (const id of kept) expect([id, after.get(id)]).toEqual([id, before.get(id)]);
    for (const id of closed)
      expect([id, [403, 404].includes(after.get(id)?.status ?? 0)]).toEqual([id, true]);
    expect(after.get('getAllowedPages')?.json).toEqual([1, 2, 3, 7, 8, 14, 16, 17]);
    expect(after.get('listUnitDetails')?.json).toMatchObject([
      { inventarna_stevilka: FLAT, velja_do: '2026-11-10', st_oseb: 0, najemnik: null },
    ]);
    // Only the building's invoices behind its lines are closed.
    const totalOf = (all: typeof after) =>
      Object(all.get('getCostSpecification')?.json).skupaj_znesek;
    expect([totalOf(before), totalOf(after)]).toEqual([217.5, 217.5]);
    for (const id of ['getReadings', 'getEnergy', 'getEnergyMonths'])
      expect([id, after.get(id)]).toEqual([id, before.get(id)]);
  });

  it('E31 the new owner sees none of the old', async () => {
    const payer = (await handOver(server)) ?? '';
    expect(payer).toMatch(/^zelenigaj\/\d+$/);
    const rok = await tokenAt(server.url, 'Rok', payer);
    const all = await answers(rok, flat);
    for (const [id, { json }] of all) {
      // The handover itself has both names.
      if (id === 'listHandovers' || id === 'getHandover') continue;
      expect(JSON.stringify(json), id).not.toMatch(/104217|Ana Zup|26[01][0-9]0314/);
    }
    expect(all.get('listOpenItems')?.json).toMatchObject({ postavke: [], skupaj_odprto: 0 });
    expect(all.get('getReadings')?.json).toMatchObject({ obracuni: [], odcitki: [] });
    expect(all.get('getEnergyMonths')?.json).toEqual({ meseci: [] });
    expect(all.get('getReserveFund')?.json).toMatchObject({ sklad: { moje_vplacano_skupaj: 0 } });
    expect(all.get('getMeterWindow')?.json).toMatchObject({
      merilniki: [{ zadnje_stanje: 413.2, datum_zadnjega: '2026-11-10', oddano: null }, {}],
    });
    // The registration that is still valid is in the building's list too.
    expect(Object(all.get('getRegisteredNumbers')?.json).zgodovina).toMatchObject([
      { velja_od: '2026-06-01', velja_do: null },
    ]);
    expect(all.get('listUnits')?.json).toMatchObject([{ vrsta: 'L' }, { vrsta: 'U' }]);
    expect(all.get('listUnitDetails')?.json).toMatchObject([{ velja_od: '2026-11-11' }]);
  });

  it('a later bill, reading and registered person are the new owner’s alone', async () => {
    const payer = (await handOver(server)) ?? '';
    const { db } = server.backend;
    const ana = await tokenOf(server.url, 'Ana');
    const rok = await tokenAt(server.url, 'Rok', payer);
    const paths = [
      'open_items',
      'regular_billing',
      'card_traffic',
      `readings/${FLAT}`,
      'unit_details',
    ];
    const read = (token: string) =>
      Promise.all(paths.map((path) => ask(server.url, `/api/portal-user/v2/${path}`, token)));
    const before = await read(ana);
    addBill(db, { payer, inventarna_stevilka: FLAT }, '26120999', { obdobje: '2026-11' });
    const [month] = db.heatMonth.findMany({ where: { inventarna_stevilka: { equals: FLAT } } });
    for (const obdobje of ['2026-11', '2026-12']) {
      db.heatMonth.create({ ...Object(month), key: `new ${obdobje}`, obdobje });
    }
    db.unitFact.update({ where: { inventarna_stevilka: { equals: FLAT } }, data: { st_oseb: 5 } });
    expect(await read(ana)).toEqual(before);
    const [items, , , readings] = await read(rok);
    expect(JSON.stringify(items)).toContain('26120999');
    // The month that both had is in neither list; its cost is shared by days.
    const periods = Object(readings).obracuni.map(({ obdobje }: Record<string, string>) => obdobje);
    expect(periods).toEqual(['2026-12']);
  });

  it('the bill of the shared month takes the place of the estimate, with the same sums for both', async () => {
    const payer = (await handOver(server)) ?? '';
    const ana = await tokenOf(server.url, 'Ana');
    const rok = await tokenAt(server.url, 'Rok', payer);
    const { db } = server.backend;
    addBill(db, { payer, inventarna_stevilka: FLAT }, '26120998', {
      obdobje: '2026-11',
      znesek: 10_001,
    });
    addBill(db, { payer: OLD, inventarna_stevilka: FLAT }, '26120997', {
      obdobje: '2026-11',
      znesek: 5000,
    });
    const [given, taken] = [await handoverOf(server.url, ana), await handoverOf(server.url, rok)];
    expect(given?.razdelitev).toEqual(taken?.razdelitev);
    expect(given?.razdelitev[0]).toMatchObject({
      podlaga: 'obracun',
      znesek: 150.01,
      del_predajnika: 50,
      del_prevzemnika: 100.01,
    });
  });

  it('a taker without an account registers with the code and the password of the mail', async () => {
    const ana = await tokenOf(server.url, 'Ana');
    await save(server.url, ana, { ...jureDraft, datum_predaje: '2026-11-10' });
    await move(server.url, ana, 'caka_prevzemnika', 4);
    await answerOffer(server.url, lastLink(server.backend));
    decideNow(server.backend);
    const mail = server.backend.mailbox.messages().at(-1);
    const [, code, password] =
      /plačnika je (\d+), geslo iz položnice ([\w-]+)\./.exec(mail?.text ?? '') ?? [];
    const payer = { equals: `zelenigaj/${code}` };
    expect(mail?.to).toBe('jure.zupancic@example.si');
    expect(server.backend.db.payer.findFirst({ where: { key: payer } })).toMatchObject({
      user_id: 0,
    });
    expect(server.backend.db.billPassword.findFirst({ where: { payer } })).toMatchObject({
      password,
    });
  });
});
