import { describe, expect, test } from 'vitest';
import type { EnergyMonth } from '../api-types';
import { octoberItems } from './energy.fixture';
import { besideBuilding, besideReference, pricePerKwh, wholeKwh } from './reference';

const month = (change: Partial<EnergyMonth>) => ({ ...octoberItems, ...change });

describe('rule 7: the norm and the average of the building', () => {
  test('the norm is kWh per m² and year × heated area × part of the year', () => {
    expect(besideReference(octoberItems)).toEqual({ own: 884n, other: 778n, difference: 136n });
  });

  test('the average is that of the building for the same area', () => {
    expect(besideBuilding(octoberItems)).toEqual({ own: 884n, other: 784n, difference: 128n });
  });

  test.each([
    [2, false],
    [3, true],
  ])('an average of %i units is shown: %s', (stevilo_enot, isShown) => {
    const average = { kwh_na_m2: 12.56, stevilo_enot };
    const result = besideBuilding(month({ povprecje_stavbe: average }));
    expect(result !== undefined).toBe(isShown);
  });

  test('in summer the norm is 0, of which there is no percent', () => {
    const { referencni_uporabnik: norm } = octoberItems;
    const summer = month({ referencni_uporabnik: norm && { ...norm, delez_obdobja: 0 } });
    expect(besideReference(summer)).toEqual({ own: 884n, other: 0n, difference: undefined });
  });

  test.each([
    { toplota_enote_kwh: null },
    { ogrevana_povrsina: null },
    { referencni_uporabnik: null, povprecje_stavbe: null },
  ])('%j is compared with nothing', (change) => {
    expect(besideReference(month(change))).toBeUndefined();
    expect(besideBuilding(month(change))).toBeUndefined();
  });
});

test('rule 10: kWh are whole, a half away from zero', () => {
  expect([884.178, 0.5, 0.499, 1.5].map(wholeKwh)).toEqual([884n, 1n, 0n, 2n]);
});

test('the price of a kWh is the cost by the heat, and none without heat', () => {
  expect(pricePerKwh(octoberItems)).toBe(1005n);
  expect(pricePerKwh(month({ toplota_stavbe_kwh: 0 }))).toBeUndefined();
  expect(pricePerKwh(month({ toplota_stavbe_kwh: null }))).toBeUndefined();
  expect(pricePerKwh(month({ strosek_stavbe: null }))).toBeUndefined();
});
