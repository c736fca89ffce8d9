import type { Unit } from '../src/domain/api-types';
import { mergeUnits } from '../src/domain/units/unit';
import type { RunBench } from './support/bench';
import { median, report } from './support/figure';

/** 10,000 rows, half of them in pairs of owner and user (`threats.md` section 4, data set L). */
function unitRows(): Unit[] {
  return Array.from({ length: 10_000 }, (_, row) => ({
    objekt_sifra: '0137',
    naziv: `Cesta v Šiško ${row}`,
    stev_stavbe: null,
    zaporedna: 0,
    stez_stanovanja: row,
    inventarna_stevilka: String(1 + (row < 5_000 ? row >> 1 : row)),
    vrsta: row % 2 === 0 ? 'L' : 'U',
  }));
}

export const rows = ['L05'];

/** L05: the merge of the unit list. */
export const run: RunBench = async () => {
  const units = unitRows();
  const shown = mergeUnits(units).length;
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    mergeUnits(units);
    return performance.now() - began;
  });
  return report([
    {
      id: 'L05',
      what: 'units shown out of 10,000 rows',
      value: shown,
      unit: '',
      most: 7_500,
      least: 7_500,
    },
    { id: 'L05', what: 'merge of 10,000 units', value: median(times), unit: 'ms', most: 50 },
  ]);
};
