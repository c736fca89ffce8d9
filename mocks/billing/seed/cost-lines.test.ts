import { describe, expect, it } from 'vitest';
import { shareOf } from '../cost-specification';
import { costLines, regularBillOf } from './cost-lines';
import { homes } from './homes';

const amountOf = (line: Parameters<typeof shareOf>[0]) => {
  const { osnova, ddv } = shareOf(line);
  return osnova + ddv;
};

describe.each(homes)('the bills of unit $inventarna_stevilka', ({ inventarna_stevilka, costs }) => {
  const own = costLines.filter((line) => line.inventarna_stevilka === inventarna_stevilka);
  const periods = Object.keys(costs.months);
  const costOf = (period: string, kind: string) =>
    own
      .filter((line) => line.obdobje === period && line.vrsta_stroska.startsWith(kind))
      .reduce((sum, line) => sum + amountOf(line), 0);

  it('change by less than a tenth from month to month, apart from heat and hot water', () => {
    const kinds = [...new Set(own.map(({ vrsta_stroska }) => vrsta_stroska))].filter(
      (kind) => !kind.startsWith('Ogrevanje') && !kind.startsWith('Priprava'),
    );
    for (const kind of kinds) {
      for (const [place, period] of periods.slice(1).entries()) {
        const before = costOf(periods[place] ?? '', kind);
        expect(Math.abs(costOf(period, kind) - before) / before, `${kind}, ${period}`).toBeLessThan(
          0.1,
        );
      }
    }
  });

  it('have hot water at nearly one price per m³, and heating only from October to April', () => {
    for (const [period, [cost, units, , waterCost, water]] of Object.entries(costs.heat)) {
      expect(waterCost / water).toBeGreaterThan(665);
      expect(waterCost / water).toBeLessThan(695);
      const month = Number(period.slice(5));
      expect(cost > 0, period).toBe(month <= 4 || month >= 10);
      if (units > 0) expect(cost / units).toBeCloseTo(30, -1);
    }
  });
});

it.each([
  ['0137014', '2026-09', 10_690],
  ['0137014', '2026-10', 21_750],
  ['0291007', '2026-07', 6280],
  ['0291007', '2026-08', 6410],
  ['0291007', '2026-09', 6635],
  ['0291007', '2026-10', 14_120],
])('unit %s pays the amount of the pages for %s', (unit, period, cents) => {
  const { osnova, ddv } = regularBillOf(unit, period);
  expect(osnova + ddv).toBe(cents);
});
