import { expect, it } from 'vitest';
import { voluntaryFunds, voluntaryPostings } from './voluntary-funds';

it.each(voluntaryFunds)(
  '$naziv never spends what it does not have',
  ({ id_sklada, zacetno_stanje }) => {
    const rows = voluntaryPostings
      .filter((row) => row.id_sklada === id_sklada)
      .sort((a, b) => a.datum.localeCompare(b.datum));
    let balance = zacetno_stanje;
    for (const { datum, dobro, breme } of rows) {
      balance += dobro - breme;
      expect(balance, datum).toBeGreaterThanOrEqual(0);
    }
  },
);
