import { expect, test } from 'vitest';
import { REST_KEY, sharesOf } from './shares';

const part = (key: string, value: number) => ({ key, label: key.toUpperCase(), value });
const shares = (...values: number[]) =>
  sharesOf(
    values.map((value, at) => part(`p${at}`, value)),
    24,
    'Drugo',
  );

test('the largest is first, and the drawn parts are a hundred percent', () => {
  expect(sharesOf([part('a', 25), part('b', 75)], 24, 'Drugo')).toEqual([
    { key: 'b', label: 'B', value: 75, percent: 75 },
    { key: 'a', label: 'A', value: 25, percent: 25 },
  ]);
});

test('no parts, only zeros, and one part', () => {
  expect(shares()).toEqual([]);
  expect(shares(0, 0)).toEqual([]);
  expect(shares(0, 12.5).map(({ percent }) => percent)).toEqual([100]);
});

test('a negative part is last and has no share', () => {
  expect(shares(-5, 10, 30).map(({ value, percent }) => [value, percent])).toEqual([
    [30, 75],
    [10, 25],
    [-5, null],
  ]);
});

test('24 parts are separate; of 25 the two smallest become one', () => {
  const parts = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  expect(shares(...parts(24)).some(({ key }) => key === REST_KEY)).toBe(false);
  const many = shares(...parts(25));
  expect(many).toHaveLength(24);
  expect(many.at(-1)).toMatchObject({ key: REST_KEY, label: 'Drugo', value: 3 });
  const sum = many.reduce((all, { percent }) => all + (percent ?? 0), 0);
  expect(sum).toBeCloseTo(100, 9);
});
