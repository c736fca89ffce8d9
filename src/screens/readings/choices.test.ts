import { describe, expect, test } from 'vitest';
import type { Readings } from '../../domain/api-types';
import { choicesOf, chosenReadings } from './choices';

const reading = (obdobje: string, prostor: string, vrsta_merilnika = 'delilnik') =>
  ({ obdobje, prostor, vrsta_merilnika }) as Readings['odcitki'][number];
const bill = (obdobje: string) => ({ obdobje }) as Readings['obracuni'][number];

const readings: Readings = {
  obracuni: [bill('2026-10'), bill('2026-09'), bill('2025-10')],
  odcitki: [
    reading('2025-10', 'Kuhinja'),
    reading('2026-10', 'Kuhinja'),
    reading('2026-10', 'Kopalnica', 'vodomer_topla'),
    reading('2026-08', 'Čakalnica'),
    reading('2026-08', 'Dnevna soba'),
  ],
};
const at = (address: string) => choicesOf(new URLSearchParams(address), readings);
const rowsAt = (address: string) =>
  chosenReadings(readings.odcitki, at(address)).map(({ obdobje, prostor }) => [obdobje, prostor]);

describe('the address', () => {
  test('without parameters means the newest bill of the newest year', () => {
    expect(at('')).toMatchObject({ tab: 'obracuni', year: '2026', period: '2026-10' });
    expect(at('').years).toEqual(['2026', '2025']);
    expect(at('').periods).toEqual(['2026-10', '2026-09', '2026-08']);
  });

  test('with a year shows its newest period, with a period its year', () => {
    expect(at('leto=2025')).toMatchObject({ year: '2025', period: '2025-10' });
    expect(at('obdobje=2025-10')).toMatchObject({ year: '2025', period: '2025-10' });
    expect(at('leto=2026&obdobje=2025-10')).toMatchObject({ year: '2026', period: '2026-10' });
  });

  test.each(['leto=1999', 'obdobje=2024-01', 'vrsta=x', 'zavihek=x', 'leto=', 'obdobje=vsa'])(
    '%s is ignored',
    (address) => {
      expect(at(address)).toEqual(at(''));
    },
  );

  test('can select all periods for the readings only', () => {
    expect(at('obdobje=vsa').allPeriods).toBe(false);
    expect(at('obdobje=vsa&zavihek=odcitki').allPeriods).toBe(true);
  });

  test('shows the newest bill when the meters were read again since, also in another year', () => {
    const ahead = {
      ...readings,
      odcitki: [reading('2027-01', 'Kuhinja'), reading('2026-11', 'Kuhinja')],
    };
    expect(choicesOf(new URLSearchParams(), ahead)).toMatchObject({
      year: '2026',
      period: '2026-10',
      years: ['2027', '2026', '2025'],
      periods: ['2026-11', '2026-10', '2026-09'],
    });
    const onTab = new URLSearchParams('zavihek=odcitki');
    expect(choicesOf(onTab, ahead)).toMatchObject({ year: '2027', period: '2027-01' });
  });

  test('shows the newest readings of meters that are not read for each bill', () => {
    const quarterly = { ...readings, odcitki: [reading('2026-08', 'Kopalnica', 'vodomer_topla')] };
    const onTab = new URLSearchParams('zavihek=odcitki');
    expect(choicesOf(onTab, quarterly)).toMatchObject({ year: '2026', period: '2026-08' });
    expect(choicesOf(new URLSearchParams(), quarterly)).toMatchObject({ period: '2026-10' });
  });

  test('has no choices without data', () => {
    const none = choicesOf(new URLSearchParams(), { obracuni: [], odcitki: [] });
    expect(none).toMatchObject({ years: [], year: undefined, period: undefined, periods: [] });
  });
});

describe('the readings', () => {
  test('are those of the period, by room', () => {
    expect(rowsAt('')).toEqual([
      ['2026-10', 'Kopalnica'],
      ['2026-10', 'Kuhinja'],
    ]);
  });

  test('of a year are sorted newest first, then by room in Slovenian order', () => {
    expect(rowsAt('zavihek=odcitki&obdobje=vsa')).toEqual([
      ['2026-10', 'Kopalnica'],
      ['2026-10', 'Kuhinja'],
      ['2026-08', 'Čakalnica'],
      ['2026-08', 'Dnevna soba'],
    ]);
  });

  test('are of one kind of meter when one is chosen', () => {
    expect(rowsAt('zavihek=odcitki&obdobje=vsa&vrsta=vodomer_topla')).toEqual([
      ['2026-10', 'Kopalnica'],
    ]);
  });
});
