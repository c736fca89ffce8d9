import { describe, expect, test } from 'vitest';
import { checkOf, type Shape } from './shape';

const bill: Shape = {
  znesek: 'amount',
  obdobje: 'month',
  rok: 'text|null',
  dni: 'whole',
  upn: [null, { iban: 'text' }],
};
const good = { znesek: 12.3, obdobje: '2026-10', rok: null, dni: -3, upn: null };
const list = checkOf({ postavke: [bill] });

describe('an answer that the portal can read', () => {
  test.each([
    ['as it is described', good],
    ['with fields that are not known', { ...good, novo: {} }],
    ['with an invalid date', { ...good, rok: '2026-02-30' }],
    ['with what may be null', { ...good, rok: '', upn: { iban: 'SI56' } }],
  ])('%s', (_, row) => {
    expect(list({ postavke: [good, row], dodatno: 1 })).toBeUndefined();
  });
});

describe('a wrong answer is reported by the place of the fault, without its value', () => {
  test.each<[string, unknown]>([
    ['.postavke[1].znesek', { ...good, znesek: 1e21 }],
    ['.postavke[1].znesek', { ...good, znesek: Number.NaN }],
    ['.postavke[1].znesek', { ...good, znesek: '12.30' }],
    ['.postavke[1].znesek', { ...good, znesek: null }],
    ['.postavke[1].obdobje', { ...good, obdobje: '2026-13' }],
    ['.postavke[1].rok', { ...good, rok: 20261130 }],
    ['.postavke[1].rok', { ...good, rok: undefined }],
    ['.postavke[1].dni', { ...good, dni: 1.5 }],
    ['.postavke[1].upn.iban', { ...good, upn: { iban: null } }],
    ['.postavke[1].upn', { ...good, upn: [] }],
    ['.postavke[1]', null],
    ['.postavke[1]', [good]],
  ])('%s', (place, row) => {
    expect(list({ postavke: [good, row] })).toBe(place);
  });

  test.each([null, undefined, 'ne', 5, true, [], [good], {}, { postavke: {} }])('%j', (answer) => {
    expect(list(answer)).toBeTypeOf('string');
  });
});

test.each([
  [0, undefined],
  [7, undefined],
  [-1, ''],
  [5.5, ''],
  [true, ''],
  ['2', ''],
  [null, ''],
])('a count is a whole number from 0: %j', (value, fault) => {
  expect(checkOf('count')(value)).toBe(fault);
});

test.each([
  ['26100314', undefined],
  [3, undefined],
  [false, undefined],
  [null, ''],
  [[], ''],
  [{}, ''],
  [undefined, ''],
])('a scalar is a text, a number or a flag: %j', (value, fault) => {
  expect(checkOf('scalar')(value)).toBe(fault);
});

test.each([
  [true, undefined],
  [false, undefined],
  [1, ''],
  ['da', ''],
  [null, ''],
  [undefined, ''],
])('a flag is true or false: %j', (value, fault) => {
  expect(checkOf('flag')(value)).toBe(fault);
});
