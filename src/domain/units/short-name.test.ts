import { expect, test } from 'vitest';
import type { Unit } from '../api-types';
import { unitWith } from '../session/session-data.fixture';
import { shortName } from './short-name';

const flat = (more: Partial<Unit> = {}): Unit =>
  unitWith({ stev_stavbe: '2', zaporedna: 3, stez_stanovanja: 14, ...more });
const garage = (more: Partial<Unit> = {}): Unit =>
  flat({
    naziv: 'Javorjeva ulica 12, garaža',
    zaporedna: 0,
    stez_stanovanja: 0,
    inventarna_stevilka: '0137GA7',
    ...more,
  });

test.each([
  ['a flat by its apartment number', flat(), 'Stanovanje 14'],
  ['a kind in the name, with the number in the building', garage(), 'Garaža GA7'],
  ['another case', garage({ naziv: 'Trg 3, KLET' }), 'KLET GA7'],
  ['a foreign inventory number', garage({ inventarna_stevilka: '9-22' }), 'Garaža'],
  ['no inventory number', garage({ inventarna_stevilka: '' }), 'Garaža'],
  ['a town after the comma', garage({ naziv: 'Trg 3, Ljubljana' }), undefined],
  ['a kind without a comma', garage({ naziv: 'garaža' }), undefined],
  ['no apartment number', flat({ stez_stanovanja: 0 }), undefined],
  ['a mark that distinguishes it', flat({ mark: 'objekt 0137' }), undefined],
])('%s', (_, unit, name) => {
  expect(shortName(unit, [unit])).toBe(name);
});

test('a name of two units names neither', () => {
  const [one, other] = [flat(), flat({ naziv: 'Brezova pot 4', inventarna_stevilka: '0291014' })];
  expect(shortName(one, [one, other])).toBeUndefined();
  expect(shortName(one, [one, garage()])).toBe('Stanovanje 14');
  // The same unit from a later answer.
  expect(shortName(one, [flat(), garage()])).toBe('Stanovanje 14');
});
