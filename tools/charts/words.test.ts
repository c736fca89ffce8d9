import { expect, test } from 'vitest';
import { aside, code, duration, joinVerbs, list, plainFields } from './words';

test('joins words as one says them', () => {
  expect(list([], 'and')).toBe('');
  expect(list(['a'], 'and')).toBe('a');
  expect(list(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});

test.each([
  [50, '50 ms'],
  [4000, '4 s'],
  [1500, '1.5 s'],
  [60_000, '1 min'],
  [100_000, '1.67 min'],
])('says %i milliseconds as %s', (ms, words) => expect(duration(ms)).toBe(words));

test('makes code of text that holds backticks', () => {
  expect(code('a')).toBe('`a`');
  expect(code('`a`')).toBe('`` `a` ``');
});

test('takes the first sentence of a docstring, and leaves a name as it is', () => {
  expect(aside('Tells the server. Once.')).toBe('tells the server');
  expect(aside('POST of the login.\n\nMore.')).toBe('POST of the login');
});

test('tells the plain fields of an object only', () => {
  expect(plainFields({ type: 'x', by: 'a', left: undefined, all: [1] }, ['type'])).toBe(
    "by: 'a', left: undefined",
  );
  expect(plainFields({ all: [1] })).toBeUndefined();
  expect(plainFields(undefined)).toBeUndefined();
});

test('says a verb once for what follows one another', () => {
  expect(joinVerbs(['does a', 'does b', 'emits c', 'does d'])).toEqual([
    'does a and b',
    'emits c',
    'does d',
  ]);
});
