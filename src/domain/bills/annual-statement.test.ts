import { describe, expect, test } from 'vitest';
import type { AnnualStatement } from '../api-types';
import { csvOf } from '../files/csv';
import { annualOff, annualTable, missingMonths } from './annual-statement';

type Unit = AnnualStatement['enote'][number];

const cost = {
  skupina: 'upravljanje',
  vrsta_stroska: 'Upravljanje',
  osnova: 62,
  ddv: 13.6,
  znesek: 75.6,
  bremeni_lastnika: 75.6,
  bremeni_najemnika: 0,
} as const;

const unit: Unit = {
  inventarna_stevilka: '0137014',
  naziv_enote: 'Javorjeva ulica 12',
  obracuni: [
    { obdobje: '2026-01', st_dokumenta: '1', znesek: 75.6, bremeni: 'lastnik' },
    { obdobje: '2026-02', st_dokumenta: null, znesek: 0.3, bremeni: 'najemnik' },
  ],
  manjkajoci_meseci: ['2026-11', '2026-12'],
  stroski: [cost],
  brez_specifikacije_lastnika: 0,
  brez_specifikacije_najemnika: 0.3,
  skupaj_lastnik: 75.6,
  skupaj_najemnik: 0.3,
  skupaj_znesek: 75.9,
};

describe('an annual statement', () => {
  test('explains its bills to the cent', () => {
    expect(annualOff(unit)).toBe(0n);
    expect(annualOff({ ...unit, stroski: [] })).toBe(7560n);
    expect(annualOff({ ...unit, brez_specifikacije_najemnika: 0.31 })).toBe(-1n);
  });

  test('as a table has the kinds of cost, the sums and the missing months, which are no 0', () => {
    const statement = { enote: [unit], skladi: [], leto: 2026 } as unknown as AnnualStatement;
    const rows = csvOf(annualTable(statement)).split('\r\n');
    expect(rows.slice(1, -1)).toEqual([
      'Javorjeva ulica 12;Upravljanje;Upravljanje;62,00;13,60;75,60;0,00;75,60',
      'Javorjeva ulica 12;;Obračuni brez specifikacije;;;0,00;0,30;0,30',
      'Javorjeva ulica 12;;Skupaj;;;75,60;0,30;75,90',
      expect.stringContaining('Brez obračuna: 11/2026, 12/2026'),
    ]);
    expect(rows.join()).not.toContain('11/2026;0,00');
  });

  test('as a table has bills without a specification of one side only, and no empty row', () => {
    const rowsOf = (more: Partial<Unit>) => {
      const enote = [{ ...unit, manjkajoci_meseci: [], ...more }];
      return csvOf(annualTable({ enote, skladi: [], leto: 2026 } as unknown as AnnualStatement))
        .split('\r\n')
        .slice(2, -1);
    };
    const bare = 'Javorjeva ulica 12;;Obračuni brez specifikacije;;;';
    const sum = 'Javorjeva ulica 12;;Skupaj;;;75,60;0,30;75,90';
    const [owner, tenant] = ['brez_specifikacije_lastnika', 'brez_specifikacije_najemnika'];
    expect(rowsOf({ [owner]: 0.3, [tenant]: 0 })).toEqual([`${bare}0,30;0,00;0,30`, sum]);
    expect(rowsOf({ [owner]: 0, [tenant]: 0.3 })).toEqual([`${bare}0,00;0,30;0,30`, sum]);
    expect(rowsOf({ [owner]: 0, [tenant]: 0 })).toEqual([sum]);
  });

  test('as a table has each fund over the year, without other turnover when there is none', () => {
    const fund: AnnualStatement['skladi'][number] = {
      objekt_sifra: '0137',
      naziv: 'Javorjeva ulica 12',
      datum_stanja: '2026-10-31',
      zacetno_stanje: 100,
      vplacano: 20,
      obresti: 1,
      drugi_promet: 0,
      poraba: 30,
      stroski_banke: 2,
      koncno_stanje: 89,
      moje_vplacano_leto: 5,
    };
    const rowsOf = (drugi_promet: number) => {
      const skladi = [{ ...fund, drugi_promet }];
      const statement = { enote: [], skladi, leto: 2026 } as unknown as AnnualStatement;
      return csvOf(annualTable(statement)).split('\r\n').slice(1, -1);
    };
    expect(rowsOf(0).map((row) => row.split(';').at(-1))).toEqual([
      '100,00',
      '20,00',
      '1,00',
      '30,00',
      '2,00',
      '89,00',
      '5,00',
    ]);
    expect(rowsOf(0)[3]).toMatch(/^"?Rezervni sklad, Javorjeva ulica 12"?;;.*− /);
    expect(rowsOf(7)).toHaveLength(8);
    expect(rowsOf(7)[3]).toMatch(/\+ Drugi promet .*7,00$/);
  });

  test('names missing months, and none when all are there', () => {
    expect(missingMonths(unit)).toEqual(['11/2026', '12/2026']);
    expect(missingMonths({ ...unit, manjkajoci_meseci: [] })).toEqual([]);
  });
});
