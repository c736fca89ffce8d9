import { expect, test } from 'vitest';
import { phrases } from './phrases';

const found = (line: string) => phrases.filter((phrase) => phrase.found.test(line)).length;

test.each([
  'the user is told within 10 s',
  'managers of one value are told apart',
  'Nobody sees it',
  'the file is gone',
  'it can not be read',
  'one row a unit',
  'a script of its own.',
])('the lint finds the phrase in: %s', (line) => {
  expect(found(line)).toBe(1);
});

test.each([
  'a part of its own session',
  'the message in place of the missing data',
  'one row per unit',
  'let go = resolve',
])('the lint accepts: %s', (line) => {
  expect(found(line)).toBe(0);
});
