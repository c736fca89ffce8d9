/** What is going on in a building: states by the server's time, whom it concerns, what is pinned. */
import { describe, expect, it } from 'vitest';
import type { BuildingEvent, BuildingEvents } from '../../src/api/schema';
import { call } from '../support/call';
import { ana, anaGarage, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();
const rented = 'breza/5530';

async function eventsOf(query = '', payer = ana, building = '0137') {
  return world.read<BuildingEvents>(`v2/building_events/${building}${query}`, payer);
}
async function eventOf(id: number, payer = ana, building = '0137') {
  const { dogodki } = await eventsOf('', payer, building);
  return dogodki.find(({ id_dogodka }) => id_dogodka === id);
}
const idsOf = async (query: string) =>
  (await eventsOf(query)).dogodki.map(({ id_dogodka }) => id_dogodka);
const change = (id: number, data: object) =>
  world.db.buildingEvent.update({ where: { id_dogodka: { equals: id } }, data });

describe.runIf(inProcess)('the state', () => {
  it.each<[number, BuildingEvent['stanje'], string]>([
    [7101, 'nacrtovano', 'it begins later'],
    [7109, 'v_teku', 'it has begun'],
    [7107, 'zamuja', 'it should be over'],
    [7103, 'zakljuceno', 'it is over'],
    [7108, 'odpovedano', 'it is cancelled'],
  ])('of %i is %s: %s', async (id, stanje) => {
    expect(await eventOf(id)).toMatchObject({ stanje });
  });

  it.each([
    ['2026-11-21T12:00:00+01:00', 'v_teku'],
    ['2026-11-21T11:59:59+01:00', 'zamuja'],
  ])('with the end at %s is %s', async (predviden_konec, stanje) => {
    change(7109, { predviden_konec });
    expect(await eventOf(7109)).toMatchObject({ stanje, konec: null });
  });

  it('of an event that ends by itself is over at its end', async () => {
    const predviden_konec = '2026-11-21T12:00:00+01:00';
    change(7109, { predviden_konec, konca_sam: true });
    expect(await eventOf(7109)).toMatchObject({ stanje: 'zakljuceno', konec: predviden_konec });
  });

  it('without a known end is never late', async () => {
    change(7109, { predviden_konec: null });
    expect(await eventOf(7109)).toMatchObject({ stanje: 'v_teku' });
  });
});

describe.runIf(inProcess)('an event concerns', () => {
  it.each([
    ['the building', 7101, ana, true],
    ['the entrance of the unit', 7102, ana, true],
    ['the entrance of the garage', 7102, anaGarage, true],
    ['another entrance', 7109, ana, false],
    ['the riser of the unit', 7110, ana, true],
    ['a riser without the garage', 7110, anaGarage, false],
  ])('%s', async (_whom, id, payer, prizadeta_moja_enota) => {
    expect(await eventOf(id, payer)).toMatchObject({ prizadeta_moja_enota });
  });

  it('names no unit', async () => {
    expect(JSON.stringify(await eventsOf())).not.toMatch(/0137014|0137022/);
  });

  it('names the decision to owners only', async () => {
    expect(await eventOf(7107)).toMatchObject({ id_odlocitve: 9103 });
    change(7301, { id_odlocitve: 9103 });
    expect(await eventOf(7301, rented, '0044')).toMatchObject({ id_odlocitve: null });
  });
});

describe.runIf(inProcess)('an urgent event', () => {
  const urgent = { nujnost: 'nujno', velja_do: '2026-11-21T18:00:00+01:00' };

  it.each([
    ['while it lasts', 7109, {}, true],
    ['before it begins', 7101, {}, true],
    ['not when it has expired', 7109, { velja_do: '2026-11-21T11:59:00+01:00' }, false],
    ['not when it is over', 7103, {}, false],
    ['not when it is cancelled', 7108, {}, false],
    ['not when it is only important', 7109, { nujnost: 'pomembno' }, false],
  ])('is pinned: %s', async (_when, id, data, pripeto) => {
    change(id, { ...urgent, ...data });
    expect(await eventOf(id)).toMatchObject({ pripeto });
  });

  it('without an end of its validity is a fault of the server', async () => {
    change(7109, { nujnost: 'nujno', velja_do: null });
    const path = '/api/portal-user/v2/building_events/0137';
    const token = await world.tokenOf(ana);
    const response = await fetch(`${world.url}${path}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(500);
    expect((await response.json()).detail).toContain("velja_do != null when nujnost = 'nujno'");
  });
});

describe.runIf(inProcess)('a range of days', () => {
  it.each([
    ['the evening before midnight', '?od=2026-12-02&do=2026-12-02', 7110],
    ['the morning after midnight', '?od=2026-12-03&do=2026-12-03', 7110],
    ['the first of whole days', '?od=2026-11-28&do=2026-11-28', 7106],
    ['the last of whole days', '?od=2026-11-29&do=2026-11-29', 7106],
    ['the hour that the autumn repeats', '?od=2026-10-25&do=2026-10-25', 7095],
    ['what is late', '?od=2026-11-21', 7107],
  ])('has %s', async (_what, query, id) => {
    expect(await idsOf(query)).toContain(id);
  });

  it.each([
    ['the day after whole days', '?od=2026-11-30', 7106],
    ['the day before whole days', '?do=2026-11-27', 7106],
    ['the day after midnight', '?od=2026-12-04', 7110],
    ['what is late, on a later day', '?od=2026-11-22', 7107],
  ])('has not %s', async (_what, query, id) => {
    change(7104, { predviden_konec: null });
    const ids = await idsOf(query);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).not.toContain(id);
  });

  it('has an event whose end is not known from its beginning on', async () => {
    const asked = '?od=2030-01-01';
    expect((await eventsOf(asked, rented, '0044')).dogodki).toHaveLength(1);
    expect((await eventsOf('?do=2026-11-22', rented, '0044')).dogodki).toHaveLength(0);
  });

  it('together with the urgency', async () => {
    expect(await idsOf('?nujnost=nujno')).toEqual([7103]);
    expect(await idsOf('?nujnost=nujno&od=2026-11-21')).toEqual([]);
  });
});

describe.runIf(inProcess)('events', () => {
  it('are those of the own building', async () => {
    const path = '/api/portal-user/v2/building_events/0044';
    const token = await world.tokenOf(ana);
    expect(await call(world.url, { method: 'GET', path, token })).toMatchObject({ status: 404 });
  });

  it('that begin at the same moment have a stable order', async () => {
    change(7101, { zacetek: '2026-12-03T18:00:00+01:00', predviden_konec: null });
    expect((await idsOf('')).slice(0, 2)).toEqual([7104, 7101]);
  });
});
