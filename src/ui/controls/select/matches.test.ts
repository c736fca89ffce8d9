import { expect, test } from 'vitest';
import { matches } from './matches';

test.each([
  ['Javorjeva ulica 12', 'ulica', true],
  ['Javorjeva ulica 12', 'ULICA 1', true],
  ['Pot na Žago 3 (14)', 'zago', true],
  ['Pot na Zago 3', 'žago', true],
  ['Pot na Žago 3', '  pot ', true],
  ['Pot na Žago 3', '', true],
  ['Pot na Žago 3', 'ulica', false],
])('%s contains %s: %s', (label, typed, expected) => {
  expect(matches(label, typed)).toBe(expected);
});
