/** Limited shares of heat, other meters, and readings by hand (pages.md P5, V-EN). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { RowOf } from '../../mocks/world/db';
import type { components } from '../../src/api/schema';
import { call } from '../support/call';
import { ana, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';
import { addFile } from './rows';

type Readings = components['schemas']['Readings'];
type ReadingRow = RowOf<'meterReading'>;

const world = rareWorld();
const unit = { inventarna_stevilka: '0137014', obdobje: '2024-09' };
const read = () => world.read<Readings>('v2/readings/0137014?od=2024-09&do=2024-09');

const heatMeter = { vrsta_merilnika: 'kalorimeter', enota_mere: 'kWh', faktor: null } as const;
const coldWater = { vrsta_merilnika: 'vodomer_hladna', enota_mere: 'm³', faktor: null } as const;

function addReading(st_merilnika: string, change: Partial<ReadingRow>): void {
  world.db.meterReading.create({
    ...unit,
    key: `${st_merilnika}/2024-09`,
    st_merilnika,
    vrsta_merilnika: 'delilnik',
    prostor: 'Hodnik',
    datum_prejsnji: '2024-08-31',
    datum_odcitka: '2024-09-30',
    stanje_prejsnje: 0,
    stanje_novo: 100,
    enota_mere: 'enota',
    faktor: 1,
    nacin: 'daljinsko',
    ...change,
  });
}

/** A month of 1000.00 € of which 70 % is shared by readings. */
function addMonth(enote_stavbe: number, id_dokumenta: number | null = null): void {
  world.db.heatMonth.create({
    ...unit,
    key: '0137014/2024-09',
    objekt_sifra: '0137',
    datum_od: '2024-09-01',
    datum_do: '2024-09-30',
    strosek_stavbe: 100_000,
    delez_po_porabi: 70,
    enote_stavbe,
    korekcijski_faktor: 1,
    strosek_tople_vode: 0,
    topla_voda_stavbe: 1,
    stopnja_ddv: 22,
    id_dokumenta,
  });
}

describe.runIf(inProcess)('a share of the heat', () => {
  beforeEach(() => addReading('1', heatMeter));

  // 100 kWh of the building; the flat has 2.2975 % of the heated area.
  it.for([
    ['under 40 % of the area share is raised to it', 20_000, 'min40', 0.919, 6.43],
    ['over 300 % of the area share is lowered to it', 400, 'max300', 6.8925, 48.25],
    ['between them stays', 5000, 'brez', 2, 14],
  ] as const)('%s, also with a heat meter', async ([, building, limit, share, amount]) => {
    addMonth(building);
    const { obracuni } = await read();
    expect(obracuni).toMatchObject([
      {
        enote_enote: 100,
        delez_povrsine: 2.2975,
        omejitev: limit,
        porabniski_delez: share,
        znesek_poraba: amount,
        znesek_povrsina: 6.89,
        pot_pdf: null,
      },
    ]);
  });
});

describe.runIf(inProcess)('a reading', () => {
  it.for([
    ['of a heat meter', heatMeter],
    ['of cold water', coldWater],
    ['of a new meter', { datum_prejsnji: null }],
    ['by hand', { nacin: 'rocno' }],
    ['that is estimated', { nacin: 'ocena' }],
  ] as const)('%s arrives unchanged', async ([, change]) => {
    addReading('1', { stanje_prejsnje: 12.5, stanje_novo: 20.125, ...change });
    const { odcitki } = await read();
    expect(odcitki).toMatchObject([{ st_merilnika: '1', poraba: 7.625, ...change }]);
    const factor = 'faktor' in change ? null : 7.63;
    expect(odcitki[0]?.poraba_s_faktorjem).toBe(factor);
  });

  it('of cold water is in no heat billing', async () => {
    addReading('1', coldWater);
    addMonth(5000);
    const { obracuni } = await read();
    expect(obracuni).toMatchObject([{ enote_enote: 0, znesek_topla_voda: 0, omejitev: 'min40' }]);
  });
});

it.runIf(inProcess)('a heat billing has its document', async () => {
  addFile(world.db, 1, { stran: 3 });
  addMonth(5000, 1);
  const { obracuni } = await read();
  const path = String(obracuni[0]?.pot_pdf);
  const token = await world.tokenOf(ana);
  expect((await call(world.url, { method: 'GET', path, token })).status).toBe(200);
});
