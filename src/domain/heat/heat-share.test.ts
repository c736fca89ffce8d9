import { describe, expect, test } from 'vitest';
import type { HeatBill, Reading } from '../api-types';
import { againstBuilding, averageForArea, explainHeat } from './heat-share';

const bill: HeatBill = {
  obdobje: '2026-10',
  datum_od: '2026-10-01',
  datum_do: '2026-10-31',
  strosek_stavbe: 3428.4,
  delez_po_porabi: 70,
  delez_po_povrsini: 30,
  enote_stavbe: 11236.4,
  enote_enote: 291.35,
  korekcijski_faktor: 0.92,
  porabniski_delez: 2.5929,
  omejitev: 'brez',
  ogrevana_povrsina_enote: 62.4,
  ogrevana_povrsina_stavbe: 2716,
  delez_povrsine: 2.2975,
  znesek_poraba: 62.23,
  znesek_povrsina: 23.63,
  znesek_topla_voda: 21.2,
  znesek_skupaj: 130.61,
  pot_pdf: null,
};

const reading = (poraba_s_faktorjem: number | null) => ({ poraba_s_faktorjem }) as Reading;
const readings = [167.56, 39.36, 40.32, 69.44, null].map(reading);

test('the sample of pages.md P5 gives its figures', () => {
  expect(explainHeat(bill, readings)).toEqual({
    heated: true,
    metered: true,
    counted: 316.68,
    costByUse: 2399.88,
    costByArea: 1028.52,
    ownShare: 2.5929,
    lowest: 0.919,
    highest: 6.8925,
    net: 107.06,
    vat: 23.55,
    perArea: expect.closeTo(4.669, 3),
    perAreaOfBuilding: expect.closeTo(4.1371, 3),
  });
  expect(againstBuilding(explainHeat(bill, readings))).toBe(13);
});

test('half a cent of a credit goes away from zero, as that of a charge', () => {
  const parts = (strosek_stavbe: number) => {
    const { costByUse, costByArea } = explainHeat({ ...bill, strosek_stavbe }, readings);
    return [costByUse, costByArea];
  };
  expect(parts(1000.05)).toEqual([700.04, 300.01]);
  expect(parts(-1000.05)).toEqual([-700.04, -300.01]);
});

describe('with missing figures', () => {
  test('a flat without allocators has no count', () => {
    expect(explainHeat(bill, [reading(null)]).counted).toBeUndefined();
  });

  test('the use by a heat meter is in the bill alone; without it the unit is not metered', () => {
    expect(explainHeat(bill, []).metered).toBe(true);
    const byArea = { ...bill, enote_enote: 0, znesek_poraba: 0 };
    expect(explainHeat(byArea, []).metered).toBe(false);
  });

  test('a building without units or area gives no share and no comparison', () => {
    const empty = explainHeat({ ...bill, enote_stavbe: 0, ogrevana_povrsina_stavbe: 0 }, []);
    expect(empty.ownShare).toBe(0);
    expect(againstBuilding(empty)).toBeUndefined();
    expect(
      againstBuilding(explainHeat({ ...bill, ogrevana_povrsina_enote: 0 }, [])),
    ).toBeUndefined();
  });

  test('below the average the difference is negative', () => {
    expect(againstBuilding(explainHeat({ ...bill, enote_enote: 129.08 }, []))).toBe(-50);
  });
});

test('the average of the building is scaled to the area of the flat: 11 236.40 / 2 716 × 62.40', () => {
  expect(averageForArea(bill)).toBe(258.16);
  expect(averageForArea({ ...bill, enote_stavbe: 0 })).toBe(0);
  expect(averageForArea({ ...bill, ogrevana_povrsina_stavbe: 0 })).toBeUndefined();
});

test('a month without units and cost is not heated, one with a cost alone is', () => {
  const summer = { ...bill, enote_stavbe: 0, strosek_stavbe: 0 };
  expect(explainHeat(summer, readings).heated).toBe(false);
  expect(explainHeat({ ...summer, strosek_stavbe: 10 }, readings).heated).toBe(true);
});
