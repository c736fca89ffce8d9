import { describe, expect, test } from 'vitest';
import { october, octoberItems } from './energy.fixture';
import { emissionsState, isWholeMix, yearEmissions } from './sources';

describe('rule 9: the sources of the heat', () => {
  const mix = (...shares: number[]) =>
    shares.map((delez) => ({ energent: 'drugo', delez }) as const);

  test.each([
    [[62, 30, 8], true],
    [[33.33, 33.33, 33.34], true],
    [[99.9], false],
    [[62, 30, 8.01], false],
    [[], true],
  ])('%j are whole: %s', (shares, isWhole) => {
    expect(isWholeMix(mix(...shares))).toBe(isWhole);
  });
});

describe('rule 11: emissions', () => {
  test.each([
    [148, 130.8, 0.5, 'known'],
    [null, 0, null, 'known'],
    [null, null, 20, 'not-required'],
    [null, null, 20.01, 'missing'],
    [null, null, null, 'missing'],
  ] as const)('%s g, %s kg, %s MW are %s', (grams, kilograms, power, state) => {
    const month = {
      ...octoberItems,
      emisije_g_na_kwh: grams,
      emisije_kg: kilograms,
      toplotna_moc_sistema_mw: power,
    };
    expect(emissionsState(month)).toBe(state);
  });

  test('of a year are those of twelve months, and say how many are known', () => {
    const at = (obdobje: string, emisije_kg: number | null) => ({
      ...october,
      obdobje,
      emisije_kg,
    });
    const months = [
      at('2026-11', 9),
      at('2026-10', 130.8),
      at('2026-09', null),
      at('2025-11', 0.3),
      at('2025-10', 50),
    ];
    expect(yearEmissions(months, '2026-10')).toEqual({ kilograms: 1311n, months: 2 });
    expect(yearEmissions([at('2026-10', null)], '2026-10')).toBeUndefined();
  });
});
