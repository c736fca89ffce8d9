import { expect, test } from 'vitest';
import { days, documents, questions, unreadNotifications, unreadPosts } from './nouns';
import { counted, formFor, unnumbered } from './plural';

test.each([
  [0, '0 dni'],
  [1, '1 dan'],
  [2, '2 dneva'],
  [3, '3 dnevi'],
  [4, '4 dnevi'],
  [5, '5 dni'],
  [11, '11 dni'],
  [21, '21 dni'],
  [22, '22 dni'],
  [101, '101 dan'],
  [102, '102 dneva'],
  [104, '104 dnevi'],
  [1002, '1\u202F002 dneva'],
  [12_345, '12\u202F345 dni'],
])('%i days read %s', (count, text) => {
  expect(counted(count, days)).toBe(text);
});

test('unread counts agree with notifications and with posts', () => {
  const counts = [1, 2, 104, 5];
  expect(counts.map((count) => counted(count, unreadNotifications))).toEqual([
    '1 neprebrano',
    '2 neprebrani',
    '104 neprebrana',
    '5 neprebranih',
  ]);
  expect(counts.map((count) => counted(count, unreadPosts))).toEqual([
    '1 neprebrana',
    '2 neprebrani',
    '104 neprebrane',
    '5 neprebranih',
  ]);
});

test.each([
  [0, '0 dokumentov', '0 vprašanj'],
  [1, '1 dokument', '1 vprašanje'],
  [2, '2 dokumenta', '2 vprašanji'],
  [3, '3 dokumenti', '3 vprašanja'],
  [4, '4 dokumenti', '4 vprašanja'],
  [5, '5 dokumentov', '5 vprašanj'],
  [100, '100 dokumentov', '100 vprašanj'],
  [101, '101 dokument', '101 vprašanje'],
  [102, '102 dokumenta', '102 vprašanji'],
  [105, '105 dokumentov', '105 vprašanj'],
])('%i documents and questions have the right form', (count, files, asked) => {
  expect([counted(count, documents), counted(count, questions)]).toEqual([files, asked]);
});

test('a number has the same form as by Intl.PluralRules', () => {
  const rules = new Intl.PluralRules('sl');
  const forms = { one: 'one', two: 'two', few: 'few', other: 'other' };
  const counts = Array.from({ length: 1_105 }, (_, count) => count);
  expect(counts.map((count) => formFor(count, forms))).toEqual(
    counts.map((count) => rules.select(count)),
  );
});

test.each([
  [1, 'postavka'],
  [2, 'postavki'],
  [3, 'postavke'],
  [5, 'postavke'],
  [101, 'postavke'],
  [102, 'postavke'],
])('without its number %i reads %s', (count, text) => {
  expect(unnumbered(count, ['postavka', 'postavki', 'postavke'])).toBe(text);
});
