/** The meters of a unit, and the states that residents give in the open window. */
import { describe, expect, it } from 'vitest';
import type { MeterToRead, MeterWindow, Readings, StateRequest } from '../../src/api/schema';
import { call } from '../support/call';
import { fileOf } from '../support/files';
import { ana, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();
const rok = 'zelenigaj/204511';
const rented = 'breza/5530';
const unitOf: Readonly<Record<string, string>> = {
  [ana]: '0137014',
  [rok]: '0291007',
  [rented]: '0044009',
};
const cold: StateRequest = {
  st_merilnika: '33120442',
  stanje: 416.5,
  datum: '2026-11-21',
  posebnost: 'brez',
  potrjeno: false,
};
const rolled: StateRequest = { ...cold, st_merilnika: '44120008', stanje: 0.951 };

async function give(change: Partial<StateRequest>, payer = ana, unit = unitOf[payer]) {
  const path = `/api/portal-user/v2/meter_states/${unit}`;
  const token = await world.tokenOf(payer);
  return call(world.url, { method: 'POST', path, token, json: { ...cold, ...change } });
}

async function meterOf(number: string, payer = ana): Promise<MeterToRead | undefined> {
  const path = `v2/meter_window/${unitOf[payer]}`;
  const { merilniki } = await world.read<MeterWindow>(path, payer);
  return merilniki.find(({ st_merilnika }) => st_merilnika === number);
}

describe.runIf(inProcess)('the window', () => {
  it.each([
    ['33120442', ana, 'odprto'],
    ['33009871', ana, 'odcitano'],
    ['44120008', rok, 'odprto'],
    ['55070019', rented, 'zaprto'],
  ])('of meter %s of %s is %s', async (number, payer, oddaja) => {
    expect(await meterOf(number, payer)).toMatchObject({ oddaja, oddano: null });
  });

  it('of a unit that is let is closed to its owner', async () => {
    const window = await world.read<MeterWindow>('v2/meter_window/0291007');
    expect(window).toEqual({ danes: '2026-11-21', merilniki: [] });
    const { status } = await give({ st_merilnika: '44120007', stanje: 320 }, ana, '0291007');
    expect(status).toBe(404);
    world.db.lease.updateMany({
      where: { inventarna_stevilka: { equals: '0291007' } },
      data: { pogodba_do: '2026-11-20' },
    });
    const after = await world.read<MeterWindow>('v2/meter_window/0291007');
    expect(after.merilniki.length).toBeGreaterThan(0);
  });

  it('of a unit without meters has none', async () => {
    const window = await world.read<MeterWindow>('v2/meter_window/0137G22');
    expect(window).toEqual({ danes: '2026-11-21', merilniki: [] });
  });

  it.each([
    ['33009871', ana],
    ['33029107', rok],
  ])('tells the last state of meter %s that the readings have', async (number, payer) => {
    const path = `v2/readings/${unitOf[payer]}?od=2026-10`;
    const { odcitki } = await world.read<Readings>(path, payer);
    const reading = odcitki.find(({ st_merilnika }) => st_merilnika === number);
    expect((await meterOf(number, payer))?.zadnje_stanje).toBe(reading?.stanje_novo);
  });
});

describe.runIf(inProcess)('a state', () => {
  it('is kept, sent twice has the effect of one, and can be corrected', async () => {
    const first = await give({});
    expect(first.status).toBe(200);
    expect(first.json).toMatchObject({ oddano: { stanje: 416.5, poraba: 4.182 } });
    expect((await give({})).json).toEqual(first.json);
    await give({ stanje: 416.05 });
    expect(await meterOf('33120442')).toMatchObject({ oddano: { stanje: 416.05, poraba: 3.732 } });
    expect(world.db.ownState.count()).toBe(1);
  });

  it('keeps its photo when the correction has none', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(cold)) form.append(name, String(value));
    form.append('fotografija', fileOf('../števec.jpg', 'jpg'));
    const path = '/api/portal-user/v2/meter_states/0137014';
    const token = await world.tokenOf(ana);
    expect((await call(world.url, { method: 'POST', path, token, form })).status).toBe(200);
    await give({ stanje: 417 });
    expect(await meterOf('33120442')).toMatchObject({
      oddano: { stanje: 417, fotografija: 'števec.jpg' },
    });
  });

  it.each([
    ['equal to the last one', { stanje: 412.318 }, 0],
    ['past the largest one', { ...rolled, posebnost: 'obrat' }, 2.539],
    ['of a new meter', { stanje: 3, posebnost: 'zamenjava' }, null],
    ['of an unusual consumption that is confirmed', { stanje: 430, potrjeno: true }, 17.682],
    ['of three times the usual consumption', { stanje: 424.918 }, 12.6],
    ['of a meter past its verification', { st_merilnika: '44120007', stanje: 320 }, 1.256],
  ] as const)('%s is accepted', async (_, change, poraba) => {
    const payer = unitOwner(change);
    const { status, json } = await give(change, payer);
    expect(status, JSON.stringify(json)).toBe(200);
    expect(json).toMatchObject({ oddano: { poraba } });
  });

  it.each([
    ['below the last one', { stanje: 412.317 }, 'stanje', 'prenizko', 412.318],
    ['above the largest one', { stanje: 100_000 }, 'stanje', 'neustrezno', null],
    ['of tomorrow', { datum: '2026-11-22' }, 'datum', 'neustrezno', null],
    ['of a day before the last one', { datum: '2026-10-30' }, 'datum', 'neustrezno', null],
    ['of an unusual consumption', { stanje: 424.919 }, 'potrjeno', 'manjka', null],
    [
      'past the largest one that is not near',
      { stanje: 3, posebnost: 'obrat' },
      'posebnost',
      'neustrezno',
      null,
    ],
    ['past the largest one without saying so', rolled, 'stanje', 'prenizko', 998.412],
  ] as const)('%s is refused', async (_, change, polje, razlog, meja) => {
    const { status, json } = await give(change, unitOwner(change));
    expect(status).toBe(422);
    expect(json).toMatchObject({ code: 1, napake: [{ polje, razlog, meja }] });
    expect(world.db.ownState.count()).toBe(0);
  });

  it('that is negative is refused', async () => {
    expect((await give({ stanje: -1 })).status).toBe(422);
  });

  it.each([
    ['outside its window', '55070019', rented],
    ['of a meter that is read remotely', '33009871', ana],
  ])('%s is refused', async (_, st_merilnika, payer) => {
    expect((await give({ st_merilnika, stanje: 1300 }, payer)).status).toBe(409);
  });

  it.each([
    ['another unit', rok, '0137014'],
    ['a meter of another unit', rok, '0291007'],
    ['no such meter', ana, '0137G22'],
  ])('for %s is not found', async (_, payer, unit) => {
    expect((await give({}, payer, unit)).status).toBe(404);
    expect(world.db.ownState.count()).toBe(0);
  });
});

function unitOwner(change: Partial<StateRequest>): string {
  return change.st_merilnika?.startsWith('44') ? rok : ana;
}

describe.runIf(inProcess)('a meter that the manager knows little of', () => {
  it.each(['kalorimeter', 'delilnik', 'vodomer_topla'] as const)(
    'takes a state, as %s, without a last one',
    async (vrsta_merilnika) => {
      const where = { st_merilnika: { equals: cold.st_merilnika } };
      const enota_mere = { kalorimeter: 'kWh', delilnik: 'enota', vodomer_topla: 'm³' } as const;
      const unknown = {
        zadnje_stanje: null,
        datum_zadnjega: null,
        obicajna_poraba: null,
        overjen_do: null,
      };
      const data = { ...unknown, vrsta_merilnika, enota_mere: enota_mere[vrsta_merilnika] };
      world.db.ownMeter.update({ where, data });
      expect((await give({})).status).toBe(200);
      expect(await meterOf(cold.st_merilnika)).toMatchObject({
        ...data,
        oddano: { stanje: cold.stanje, poraba: null },
      });
    },
  );

  it('takes the state of a replaced one', async () => {
    expect((await give({ posebnost: 'zamenjava', stanje: 1 })).status).toBe(200);
    expect((await meterOf(cold.st_merilnika))?.oddano).toMatchObject({ posebnost: 'zamenjava' });
  });

  it('takes the state of one that has begun again at 0', async () => {
    expect((await give({ ...rolled, posebnost: 'obrat' }, rok)).status).toBe(200);
    const meter = await meterOf(rolled.st_merilnika, rok);
    expect(meter?.oddano).toMatchObject({ posebnost: 'obrat' });
  });
});
