import { describe, expect, test } from 'vitest';
import type { Unit } from '../api-types';
import { unitWith } from '../session/session-data.fixture';
import { mergeUnits, roleLabel, selectUnit, unitKey, unitLabel } from './unit';

const unit = (inventarna_stevilka: string, vrsta: Unit['vrsta'], more: Partial<Unit> = {}): Unit =>
  unitWith({ inventarna_stevilka, vrsta, ...more });
const shown = (units: Unit[]) =>
  mergeUnits(units).map(({ inventarna_stevilka, vrsta }) => `${inventarna_stevilka} ${vrsta}`);

describe('the unit list (§4)', () => {
  test('shows a pair of owner and user once, as L+U, in the place of the owner row', () => {
    expect(shown([unit('14', 'L'), unit('14', 'U'), unit('22', 'L')])).toEqual(['14 L+U', '22 L']);
    expect(shown([unit('14', 'U'), unit('22', 'L'), unit('14', 'L')])).toEqual(['22 L', '14 L+U']);
  });

  test('keeps units without a partner', () => {
    expect(shown([unit('1', 'L'), unit('2', 'U'), unit('3', 'L+U')])).toEqual([
      '1 L',
      '2 U',
      '3 L+U',
    ]);
  });

  test('keeps rows when none of them, or more than one, is of type L', () => {
    expect(shown([unit('1', 'U'), unit('1', 'U')])).toEqual(['1 U', '1 U']);
    expect(shown([unit('1', 'L'), unit('1', 'L')])).toEqual(['1 L', '1 L']);
  });

  test('C10 has the exact rows and order for a mix of pairs, single rows and rows that do not merge', () => {
    const rows = [
      unit('1', 'U'),
      unit('2', 'L'),
      unit('1', 'L'),
      unit('3', 'U'),
      unit('4', 'L'),
      unit('4', 'L'),
      unit('5', 'U'),
      unit('5', 'U'),
      unit('6', 'L+U'),
      unit('2', 'U'),
      unit('7', 'L', { objekt_sifra: '0291' }),
      unit('7', 'L+U'),
    ];
    expect(shown(rows)).toEqual([
      '2 L+U',
      '1 L+U',
      '3 U',
      '4 L',
      '4 L',
      '5 U',
      '5 U',
      '6 L+U',
      '7 L+U',
    ]);
  });

  test.each([null, '', 0, '0', ' '])(
    'treats %j as no number, so that no other unit shares it',
    (none) => {
      const number = none as string;
      const rows = [unit(number, 'L'), unit(number, 'U', { objekt_sifra: '0291' })];
      expect(mergeUnits(rows)).toEqual(rows);
    },
  );

  test('does not change the given rows', () => {
    const rows = [unit('14', 'L'), unit('14', 'U')];
    mergeUnits(rows);
    expect(rows.map((row) => row.vrsta)).toEqual(['L', 'U']);
  });
});

describe('the selected unit (§4)', () => {
  const list = [unit('14', 'L+U'), unit('22', 'L')];
  const select = (units: readonly Unit[], selected?: Unit) =>
    selectUnit(units, selected && unitKey(selected));

  test('is the first when none is selected yet', () => {
    expect(select(list)).toBe(list[0]);
  });
  test('stays while the list contains it, with the data of the list', () => {
    expect(select(list, unit('22', 'U', { naziv: 'star naziv' }))).toBe(list[1]);
  });
  test('is the same row when two rows share a number, also after its type has changed', () => {
    const twins = [unit('14', 'L'), unit('14', 'L', { objekt_sifra: '0291' })];
    expect(select(twins, twins[1])).toBe(twins[1]);
    expect(select(twins, unit('14', 'L+U', { objekt_sifra: '0291' }))).toBe(twins[1]);
  });
  test('without a number is identified by all its fields', () => {
    const units = [unit('', 'L'), unit('', 'U')];
    expect(select(units, units[1])).toBe(units[1]);
    expect(select(units, unit('', 'U', { naziv: 'Druga' }))).toBe(units[0]);
  });
  test('is replaced by the first when the list no longer contains it', () => {
    expect(select(list, unit('99', 'L'))).toBe(list[0]);
  });
  test('is cleared when the list is empty', () => {
    expect(select([], unit('14', 'L'))).toBeUndefined();
  });
});

const name = 'Javorjeva ulica 12';
test.each([
  [name, '2', 3, 14, `${name} - 2 - 3 (14)`],
  [name, '2', 3, 0, `${name} - 2 - 3`],
  [name, '2', 0, 14, `${name} - 2 (14)`],
  [name, '2', 0, 0, `${name} - 2`],
  [name, null, 3, 14, `${name} - 3 (14)`],
  [name, null, 3, 0, `${name} - 3`],
  [name, null, 0, 14, `${name} (14)`],
  [name, null, 0, 0, name],
  [name, '', -1, -1, name],
  ['', '2', 3, 14, '2 - 3 (14)'],
  ['', '2', 3, 0, '2 - 3'],
  ['', '2', 0, 14, '2 (14)'],
  ['', '2', 0, 0, '2'],
  ['', null, 3, 14, '3 (14)'],
  ['', null, 3, 0, '3'],
  ['', null, 0, 14, '(14)'],
  ['', null, 0, 0, ''],
])('C12 the label of %j, %j, %j, %j is %j (§3)', (naziv, stev_stavbe, zaporedna, stez, label) => {
  const parts = { naziv, stev_stavbe, zaporedna, stez_stanovanja: stez };
  expect(unitLabel(unit('1', 'L', parts))).toBe(label);
});

test('role codes read as words (§3)', () => {
  expect(['L+U', 'L', 'U', 'X', ''].map(roleLabel)).toEqual([
    'Lastnik/Uporabnik',
    'Lastnik',
    'Uporabnik',
    'Uporabnik',
    'Uporabnik',
  ]);
});
