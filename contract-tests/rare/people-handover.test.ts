/** Drafts with nothing in them, new meters and units without any known cost (pages.md P36). */
import { describe, expect, it } from 'vitest';
import type { Handover } from '../../src/api/schema';
import { call } from '../support/call';
import { handoverOf, jureDraft, move, openOffer, save } from '../support/handover-calls';
import { ana, anaGarage, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();
const V2 = '/api/portal-user/v2';
const TINA = 'cHJlZGFqYS1nYXJhemUtY2FrYS1uYS10aW5vLXRlc3Q';
const nowhere = { ulica: null, hisna_stevilka: null, postna_stevilka: null, kraj: null };
const nothing = {
  ...jureDraft,
  datum_predaje: null,
  prevzemnik: { ime: null, naslov: nowhere, e_posta: null, davcna: null },
  stevci: [],
  priloge: [],
};
const billed = { podlaga: 'obracun' };
const unknown = { podlaga: 'ni', znesek: null, del_predajnika: null, del_prevzemnika: null };

describe.runIf(inProcess)('a handover', () => {
  it('of a unit with new meters may be empty in every answer', async () => {
    const token = await world.tokenOf(ana);
    const where = { inventarna_stevilka: { equals: '0137014' } };
    world.db.ownMeter.updateMany({ where, data: { zadnje_stanje: null } });
    const empty = { datum_predaje: null, stevci: [{ zadnje_stanje: null, stanje: null }, {}] };
    expect((await save(world.url, token, nothing)).json).toMatchObject(empty);
    expect((await move(world.url, token, 'osnutek', 4)).json).toMatchObject(empty);
    const unit = { path: `${V2}/handover/0137014`, token };
    const read = await call(world.url, { ...unit, method: 'GET' });
    expect(read.json).toMatchObject({ predaja: empty });
    const draft = { method: 'DELETE', path: `${V2}/handover_case/702`, token };
    expect((await call(world.url, draft)).status).toBe(204);
    const begun = await call(world.url, { ...unit, method: 'POST', json: { vrsta: 'najem' } });
    expect(begun.json).toMatchObject(empty);
  });

  it('of a unit without bills and without an estimate has days only', async () => {
    const token = await world.tokenOf(ana);
    const start = { method: 'POST', path: `${V2}/handover/0137G22`, json: { vrsta: 'darilo' } };
    const { id_predaje: id } = (await call(world.url, { ...start, token })).json as Handover;
    const draft = { ...jureDraft, razlicica: 1, stevci: [], priloge: [] };
    const days = { razdelitev: [{ ...unknown, dni_predajnika: 24, dni_prevzemnika: 6 }] };
    expect((await save(world.url, token, draft, id)).json).toMatchObject(days);
    expect((await move(world.url, token, 'osnutek', 2, id)).json).toMatchObject(days);
    const { predaje } = await world.read<{ predaje: Handover[] }>('v2/handovers');
    expect(predaje.find(({ id_predaje }) => id_predaje === id)).toMatchObject(days);
  });

  it('offers a unit without a known cost, and an address of which nothing is known', async () => {
    world.db.costPlan.deleteMany({ where: { inventarna_stevilka: { equals: '0137G05' } } });
    const prevzemnik = JSON.stringify({ ...jureDraft.prevzemnik, naslov: nowhere });
    world.db.handover.update({ where: { id_predaje: { equals: 701 } }, data: { prevzemnik } });
    expect((await openOffer(world.url, TINA)).json).toMatchObject({
      prevzemnik: { naslov: nowhere },
      razdelitev: [unknown],
    });
    expect(await world.read('v2/handovers', anaGarage)).toMatchObject({
      predaje: [{ razdelitev: [unknown] }, {}],
    });
  });

  it('has meters of every kind and unit', async () => {
    const token = await world.tokenOf(ana);
    const kinds = [
      { st: '33120442', vrsta_merilnika: 'delilnik', enota_mere: 'enota' },
      { st: '33009871', vrsta_merilnika: 'kalorimeter', enota_mere: 'kWh' },
    ] as const;
    for (const { st, ...data } of kinds) {
      world.db.ownMeter.update({ where: { st_merilnika: { equals: st } }, data });
    }
    const meters = { stevci: kinds.map(({ st, ...facts }) => ({ st_merilnika: st, ...facts })) };
    world.db.handover.update({
      where: { id_predaje: { equals: 701 } },
      data: { payer: ana, inventarna_stevilka: '0137014', prvi_mesec: '2026-10', taker_id: 0 },
    });
    const offer = {
      ...meters,
      razdelitev: expect.arrayContaining([expect.objectContaining(billed)]),
    };
    expect((await openOffer(world.url, TINA)).json).toMatchObject(offer);
    expect((await handoverOf(world.url, token, 701)) ?? {}).toMatchObject(meters);
    world.db.handover.delete({ where: { id_predaje: { equals: 701 } } });
    world.db.handover.update({
      where: { id_predaje: { equals: 702 } },
      data: { razlog: 'Stanje števca ni pravilno.' },
    });
    const sentBack = { ...meters, razlog: 'Stanje števca ni pravilno.' };
    expect((await move(world.url, token, 'osnutek', 3)).json).toMatchObject(sentBack);
    expect((await save(world.url, token)).json).toMatchObject(sentBack);
    const unit = { path: `${V2}/handover/0137014`, token };
    const read = await call(world.url, { ...unit, method: 'GET' });
    expect(read.json).toMatchObject({ predaja: sentBack });
    world.db.handover.delete({ where: { id_predaje: { equals: 702 } } });
    const begun = await call(world.url, { ...unit, method: 'POST', json: { vrsta: 'dedovanje' } });
    expect(begun.json).toMatchObject({ ...meters, vrsta: 'dedovanje' });
  });

  it.each([
    ['caka_prevzemnika', 'dedovanje', 'sklep', null],
    ['oddano', 'prodaja', 'drugo', '2026-11-19T18:00:00+01:00'],
    ['v_obdelavi', 'najem', 'drugo', '2026-11-19T18:00:00+01:00'],
  ] as const)('of a unit is %s: %s with a file of the kind %s', async (stanje, vrsta, kind, ob) => {
    const where = { id_predaje: { equals: 701 } };
    world.db.handover.update({ where, data: { stanje, vrsta, prevzemnik_ob: ob } });
    world.db.handoverFile.updateMany({ where, data: { vrsta: kind } });
    const shown = { stanje, vrsta, priloge: [{ vrsta: kind }], podpisa: { prevzemnik_ob: ob } };
    expect(await world.read('v2/handover/0137G05', anaGarage)).toMatchObject({ predaja: shown });
    const { predaje } = await world.read<{ predaje: Handover[] }>('v2/handovers', anaGarage);
    expect(predaje[0]).toMatchObject(shown);
    if (stanje === 'v_obdelavi') return;
    const back = await move(world.url, await world.tokenOf(anaGarage), 'osnutek', 5, 701);
    expect(back.json).toMatchObject({ stanje: 'osnutek', priloge: [{ vrsta: kind }] });
  });

  it.each([
    ['dedovanje', 'sklep'],
    ['najem', 'drugo'],
    ['darilo', undefined],
  ] as const)('offers a %s with a file of the kind %s', async (vrsta, kind) => {
    const where = { id_predaje: { equals: 701 } };
    world.db.handover.update({ where, data: { vrsta, prvi_mesec: null } });
    if (kind === undefined) world.db.handoverFile.deleteMany({ where });
    else world.db.handoverFile.updateMany({ where, data: { vrsta: kind } });
    const priloge = kind === undefined ? [] : [{ vrsta: kind }];
    expect((await openOffer(world.url, TINA)).json).toMatchObject({
      vrsta,
      priloge,
      razdelitev: [],
    });
  });
});
