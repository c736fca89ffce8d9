import { expect, test } from 'vitest';
import type { Unit } from '../api-types';
import { unitWith } from '../session/session-data.fixture';
import { unitLabel, unitTitle } from './unit';
import { labelOfNumber, numberOptions, tellApart } from './unit-twins';

const unit = (more: Partial<Unit> = {}): Unit =>
  unitWith({ stev_stavbe: '2', zaporedna: 3, stez_stanovanja: 14, ...more });
const label = 'Javorjeva ulica 12 - 2 - 3 (14)';
const labels = (...units: Unit[]) => tellApart(units).map(unitLabel);

test('rows with one number and label show their difference', () => {
  expect(labels(unit({ vrsta: 'L+U' }), unit({ vrsta: 'U' }))).toEqual([
    `${label} · Lastnik/Uporabnik`,
    `${label} · Uporabnik`,
  ]);
  expect(labels(unit(), unit({ objekt_sifra: '0291' }))).toEqual([
    `${label} · objekt 0137`,
    `${label} · objekt 0291`,
  ]);
  expect(labels(unit(), unit())).toEqual([`${label} · 1. vpis`, `${label} · 2. vpis`]);
  expect(tellApart([unit(), unit()]).map(unitTitle)).toEqual([
    `1. vpis · ${label}`,
    `2. vpis · ${label}`,
  ]);
  expect(unitTitle(unit())).toBe(label);
});

test('rows without a number show their difference from rows with the same label, also among others', () => {
  const [one, other] = [unit({ inventarna_stevilka: '' }), unit({ inventarna_stevilka: '0' })];
  const more = unit({ inventarna_stevilka: '', zaporedna: 4 });
  expect(labels(one, unit(), more, other)).toEqual([
    `${label} · 1. vpis`,
    label,
    'Javorjeva ulica 12 - 2 - 4 (14)',
    `${label} · 2. vpis`,
  ]);
});

test('rows with different labels or numbers keep their labels (§3)', () => {
  expect(labels(unit(), unit({ zaporedna: 4 }))).toEqual([
    label,
    'Javorjeva ulica 12 - 2 - 4 (14)',
  ]);
  expect(labels(unit(), unit({ inventarna_stevilka: '0137022' }))).toEqual([label, label]);
});

test('two rows with one number are one option when the server identifies units by number alone', () => {
  expect(numberOptions(tellApart([unit(), unit(), unit({ inventarna_stevilka: '' })]))).toEqual([
    { value: '0137014', label },
  ]);
});

test('a unit is named by its label, and a number that no unit has by itself', () => {
  expect(labelOfNumber([unit()], unit().inventarna_stevilka)).toBe(label);
  expect(labelOfNumber([unit()], '999')).toBe('999');
});
