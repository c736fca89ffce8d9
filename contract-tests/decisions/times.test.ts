/** When owners can vote: the server's clock, the three months of a list, assemblies, proxies (pages.md P30). */
import { describe, expect, it } from 'vitest';
import { endOfDay, threeMonthsAfter } from '../../mocks/decisions/three-months';
import { ana, anaGarage, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';
import { voting } from '../support/voting';

const world = rareWorld();
const { send, decision, askCode, vote, change } = voting(world);
const proxy = { ime_priimek: 'Marko Zupančič', naslov: 'Javorjeva ulica 12, 1999 Zeleni Gaj' };
const reasonOf = async (answer: ReturnType<typeof vote>) => {
  const { status, json } = await answer;
  return `${status} ${Object(json).razlog}`;
};
const past = '2026-11-20T20:00:00+01:00';

it.each([
  ['2026-11-02', '2027-02-02'],
  ['2026-11-30', '2027-02-28'],
  ['2026-01-31', '2026-04-30'],
  ['2028-02-29', '2028-05-29'],
  ['2027-11-29', '2028-02-29'],
  ['2025-12-31', '2026-03-31'],
  ['2026-12-01', '2027-03-01'],
])('a list first signed on %s can be signed until %s', (first, last) => {
  expect(threeMonthsAfter(first)).toBe(last);
});

it('the last second of a day is in winter and summer time', () => {
  expect(endOfDay('2027-02-02')).toBe('2027-02-02T23:59:59+01:00');
  expect(endOfDay('2027-08-02')).toBe('2027-08-02T23:59:59+02:00');
});

describe.runIf(inProcess)('the time to vote', () => {
  it('begins for a list with the first signature, also one on the portal', async () => {
    expect(await decision(9108)).toMatchObject({ prvi_podpis: null, konec: null });
    expect((await vote(9108)).status).toBe(201);
    const times = { prvi_podpis: '2026-11-21', konec: '2027-02-21T23:59:59+01:00' };
    expect(await decision(9108)).toMatchObject(times);
    expect((await vote(9108, { payer: anaGarage })).status).toBe(201);
    expect(await decision(9108)).toMatchObject(times);
  });

  it('is not longer for a later signature', async () => {
    const { prvi_podpis, konec } = await decision(9101);
    expect((await vote(9101)).status).toBe(201);
    expect(await decision(9101)).toMatchObject({ prvi_podpis, konec });
    expect([prvi_podpis, konec]).toEqual(['2026-11-02', '2027-02-02T23:59:59+01:00']);
  });

  it.each([
    ['koncano', { konec: past }],
    ['se_ni_zacelo', { zacetek: '2026-11-22T08:00:00+01:00', prvi_podpis: null, konec: null }],
    ['preklicano', { preklicano: true }],
    ['brez_soglasja', { sprejet_v_pogodbi: false }],
    ['brez_delezev', { imenovalec: null }],
    ['na_zboru', { vrsta: 'zbor', prvi_podpis: null, konec: null }],
  ] as const)('%s refuses vote and code', async (reason, data) => {
    change(9101, data);
    expect(await reasonOf(vote(9101, { code: '111111' }))).toBe(`409 ${reason}`);
    expect(await reasonOf(askCode(9101))).toBe(`409 ${reason}`);
  });

  it('V06 ends when a unit was sold or bought after the day that counts', async () => {
    const shares = { id_odlocitve: { equals: 9101 }, payer: { equals: anaGarage } };
    world.db.voteShare.updateMany({ where: shares, data: { prodano: true } });
    const part = { upravicen: false, enote: [], delez_stevec: 0 };
    const seen = await decision(9101, anaGarage);
    expect(seen.moje).toMatchObject({ ...part, razlog_neupravicenosti: 'prodano' });
    expect(await reasonOf(askCode(9101, anaGarage))).toBe('409 ni_upravicen');
    world.db.voteShare.deleteMany({ where: shares });
    expect((await decision(9101, anaGarage)).moje).toMatchObject({
      razlog_neupravicenosti: 'ni_v_stavbi',
    });
    expect((await send('GET', 9101, '/ballot', anaGarage)).status).toBe(404);
  });

  it('a part of the units may be sold: the others still vote', async () => {
    const where = { key: { equals: `9101/${ana}/0137G22` } };
    world.db.voteShare.update({ where, data: { prodano: true } });
    expect((await decision(9101)).moje).toMatchObject({ upravicen: true, delez_stevec: 218 });
    expect((await vote(9101)).json).toMatchObject({ delez_stevec: 218 });
    expect((await decision(9101)).predlogi[0]).toMatchObject({ za: 4830 });
  });

  it('shares of spouses have the common denominator of the server', async () => {
    change(9101, { imenovalec: 20_000 });
    const where = { id_odlocitve: { equals: 9101 }, inventarna_stevilka: { equals: '0137014' } };
    world.db.voteShare.updateMany({ where, data: { delez_stevec: 218 } });
    const spouse = { inventarna_stevilka: '0137014', delez_stevec: 218, prodano: false };
    const key = `9101/${anaGarage}/0137014`;
    world.db.voteShare.create({ ...spouse, key, id_odlocitve: 9101, payer: anaGarage });
    await vote(9101);
    await vote(9101, { payer: anaGarage, choice: 'proti' });
    const [first] = (await decision(9101)).predlogi;
    expect([first?.za, first?.proti]).toEqual([4612 + 240, 1204 + 240]);
  });

  it('V06 a tenant gets a sentence and no number', async () => {
    const where = { key: { equals: 'breza/5530' } };
    const { allowed_pages } = world.db.payer.findFirst({ where, strict: true });
    world.db.payer.update({ where, data: { allowed_pages: [...allowed_pages, 21] } });
    change(9101, { objekt_sifra: '0044' });
    for (const [method, end] of [
      ['GET', ''],
      ['GET', '/receipt'],
      ['GET', '/receipt/pdf'],
      ['GET', '/ballot'],
      ['POST', '/code'],
      ['DELETE', '/proxy'],
    ] as const) {
      const { status, json } = await send(method, 9101, end, 'breza/5530');
      expect([status, json], end).toEqual([403, { detail: expect.stringMatching(/^Only/) }]);
    }
    const list = { method: 'GET', path: '/api/portal-user/v2/decisions/0044' };
    expect((await send('GET', 9101, '', 'breza/5530', list)).status).toBe(403);
    expect(await reasonOf(send('POST', 9101, '/proxy', 'breza/5530', { json: proxy }))).toMatch(
      '403',
    );
  });
});

describe.runIf(inProcess)('a proxy', () => {
  const give = (id: number, json: object = proxy) => send('POST', id, '/proxy', ana, { json });

  it.each(['zbor', 'ponovni_zbor'] as const)(
    'for an assembly (%s) is given before it begins',
    async (vrsta) => {
      change(9101, { vrsta, prvi_podpis: null, zacetek: past, konec: null });
      expect(await reasonOf(give(9101))).toBe('409 na_zboru');
      change(9101, { zacetek: '2026-11-22T08:00:00+01:00' });
      expect((await give(9101)).status).toBe(201);
    },
  );

  it('V06 excludes an own vote until it is taken back', async () => {
    const given = await give(9101);
    expect([given.status, given.json]).toEqual([
      201,
      { ...proxy, dano: '2026-11-21T12:00:00+01:00' },
    ]);
    expect((await decision(9101)).moje.pooblascenec).toEqual(given.json);
    expect(await reasonOf(askCode(9101))).toBe('409 pooblastilo_dano');
    expect(await reasonOf(vote(9101, { code: '111111' }))).toBe('409 pooblastilo_dano');
    expect((await send('DELETE', 9101, '/proxy')).status).toBe(204);
    expect((await send('DELETE', 9101, '/proxy')).status).toBe(204);
    expect((await vote(9101)).status).toBe(201);
  });

  it('given again is the same, another person is refused', async () => {
    const first = await give(9102);
    expect((await give(9102)).json).toEqual(first.json);
    const other = give(9102, { ...proxy, ime_priimek: 'Eva Kos' });
    expect(await reasonOf(other)).toBe('409 pooblastilo_dano');
  });

  it('cannot be given after an own vote or after the end, nor taken back when it has voted', async () => {
    await vote(9101);
    expect(await reasonOf(give(9101))).toBe('409 ze_glasovano');
    expect(await reasonOf(give(9104))).toBe('409 koncano');
    expect(await reasonOf(give(9109))).toBe('409 preklicano');
    expect((await send('DELETE', 9104, '/proxy')).status).toBe(204);
    await give(9108);
    const vote_ = { id_odlocitve: 9108, payer: ana, nacin: 'po_pooblascencu' } as const;
    const cast = { cas: '2026-11-21T10:00:00+01:00', glasovi: '{}', potrdilo: '', koda: '' };
    world.db.vote.create({ key: `9108/${ana}`, ...vote_, ...cast });
    expect(await reasonOf(send('DELETE', 9108, '/proxy'))).toBe('409 ze_glasovano');
  });

  it("makes a code void that was sent before, and is not in another payer's answer", async () => {
    await askCode(9101);
    const { db } = world;
    await give(9101);
    expect(db.votingCode.findFirst({ where: { key: { equals: `9101/${ana}` } } })).toBeNull();
    expect((await decision(9101, anaGarage)).moje.pooblascenec).toBeNull();
  });
});
