/** The demo's decisions: lists, results by exact majorities, links to the fund (pages.md P30). */
import { describe, expect, it } from 'vitest';
import { baseOf, isMajority } from '../../mocks/decisions/majority';
import type { Decisions, ReserveFundOrNone } from '../../src/api/schema';
import { anaGarage, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';
import { voting } from '../support/voting';

const world = rareWorld();
const { decision, send, change } = voting(world);

it.each([
  ['vec_kot_50', 4999, 10_000, false],
  ['vec_kot_50', 5000, 10_000, false],
  ['vec_kot_50', 5001, 10_000, true],
  ['vec_kot_75', 7499, 10_000, false],
  ['vec_kot_75', 7500, 10_000, false],
  ['vec_kot_75', 7501, 10_000, true],
  ['vsi', 9999, 10_000, false],
  ['vsi', 10_000, 10_000, true],
  ['vec_kot_50', 4999, 9999, false],
  ['vec_kot_50', 5000, 9999, true],
  ['vec_kot_75', 7499, 9999, false],
  ['vec_kot_75', 7500, 9999, true],
  ['vec_kot_50', 1, 3, false],
  ['vec_kot_50', 2, 3, true],
  ['vec_kot_50', 1560, 3120, false],
  ['vec_kot_50', 1561, 3120, true],
] as const)('%s with %d of %d is %s', (majority, sharesFor, whole, passed) => {
  expect(isMajority(majority, sharesFor, whole)).toBe(passed);
});

it('those present are the base of a majority only at a repeated assembly', () => {
  const shares = { imenovalec: 10_000, navzoci_stevec: 3120 };
  const majority = { potrebna_vecina: 'vec_kot_50', osnova_vecine: 'vsi_delezi' } as const;
  expect(baseOf(majority, shares)).toBe(10_000);
  expect(baseOf({ ...majority, osnova_vecine: 'navzoci_delezi' }, shares)).toBe(3120);
});

describe.runIf(inProcess)('the decisions of the demo', () => {
  it.each([
    [9103, 'sprejet', [6134, 722, 310, 2834]],
    [9104, 'ni_sprejet', [4790, 1310, 0, 3900]],
    [9105, 'ni_sprejet', [5000, 3180, 420, 1400]],
    [9110, 'sprejet', [5001, 2740, 118, 2141]],
    [9106, 'v_teku', [null, null, null, null]],
    [9102, 'v_teku', [0, 0, 0, 10_000]],
  ] as const)('%d is %s', async (id, izid, tally) => {
    const [first] = (await decision(id)).predlogi;
    expect(first).toMatchObject({ izid });
    expect([first?.za, first?.proti, first?.vzdrzano, first?.neopredeljeno]).toEqual(tally);
  });

  it('are listed by their beginning, and a filter keeps a state and a year', async () => {
    const list = (query: string) => world.read<Decisions>(`v2/decisions/0137${query}`);
    const ids = async (query: string) =>
      (await list(query)).odlocitve.map(({ id_odlocitve }) => id_odlocitve);
    expect(await ids('')).toEqual([9107, 9102, 9108, 9106, 9101, 9109, 9105, 9104, 9103, 9110]);
    expect(await ids('?stanje=odprto')).toEqual([9108, 9106, 9101]);
    expect(await ids('?leto=2025')).toEqual([]);
    const year = await list('?leto=2025');
    expect([year.leta, year.stevilo_vrstic]).toEqual([[2026], 0]);
    const page = await list('?najvec=4');
    expect([page.odlocitve.length, page.stevilo_vrstic]).toEqual([4, 10]);
  });

  it("a building without data on shares has no tally, and the caller's units without shares", async () => {
    const { imenovalec, moje, predlogi } = await decision(9201);
    expect([imenovalec, moje.delez_stevec, moje.upravicen]).toEqual([null, 0, true]);
    expect(predlogi[0]).toMatchObject({ za: null, neopredeljeno: null, izid: 'v_teku' });
  });

  it('at a repeated assembly ordinary business needs a majority of those present', async () => {
    const past = { zacetek: '2026-11-20T18:30:00+01:00', konec: '2026-11-20T19:00:00+01:00' };
    change(9107, { ...past, navzoci_stevec: 3120 });
    const where = { id_odlocitve: { equals: 9107 } };
    world.db.proposal.updateMany({ where, data: { za: 1561, proti: 1000 } });
    const { predlogi } = await decision(9107);
    expect(predlogi.map(({ izid }) => izid)).toEqual(['sprejet', 'sprejet', 'ni_sprejet']);
    world.db.proposal.updateMany({ where, data: { za: 1560 } });
    expect((await decision(9107)).predlogi[0]).toMatchObject({ izid: 'ni_sprejet' });
  });

  it('a withdrawn proposal has no result, and one that ended without shares has not passed', async () => {
    const where = { id_predloga: { equals: 91031 } };
    world.db.proposal.update({ where, data: { umaknjen: true } });
    expect((await decision(9103)).predlogi[0]).toMatchObject({ izid: 'umaknjen' });
    change(9201, { konec: '2026-11-20T20:00:00+01:00' });
    expect((await decision(9201)).predlogi[0]).toMatchObject({ izid: 'ni_sprejet' });
  });

  it('allow the spending of the fund and its planned works', async () => {
    const { sklad } = await world.read<ReserveFundOrNone>('v2/reserve_fund/0137');
    const roof = sklad?.poraba_po_delih.find(({ id_odlocitve }) => id_odlocitve !== null);
    expect(roof).toMatchObject({ znesek: 7940.5, id_odlocitve: 9103 });
    const [facade] = sklad?.nacrt ?? [];
    expect(facade).toMatchObject({ id_odlocitve: 9102, stanje: 'predlog', dejanski_strosek: null });
    const chosen = facade?.ponudbe.filter(({ izbrana }) => izbrana) ?? [];
    expect(chosen).toMatchObject([{ znesek: facade?.ocena }]);
    const path = `/api/portal-user/v2/documents/${chosen[0]?.id_dokumenta}`;
    expect((await send('GET', 9102, '', undefined, { path })).status).toBe(200);
  });

  it("the materials of an assembly are a record of the manager's documents", async () => {
    const { id_vlozisca } = await decision(9102);
    const record = await world.read(`v2/manager_documents/vlozisce/${id_vlozisca}`);
    expect(record).toMatchObject({ vlozisce: { naziv: 'Obnova fasade – zbrane ponudbe' } });
  });

  it("reach the owner's other payer code with its own part", async () => {
    const { moje } = await decision(9103, anaGarage);
    expect(moje).toMatchObject({ oddano: true, nacin_oddaje: 'na_zboru', delez_stevec: 22 });
    expect((await decision(9105, anaGarage)).moje.oddano).toBe(false);
  });
});
