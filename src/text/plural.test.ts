import { expect, test } from 'vitest';
import { counted, days, unread } from './plural';

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
])('%i days read %s', (count, text) => {
  expect(counted(count, days)).toBe(text);
});

test('unread notifications are counted in all four forms', () => {
  expect([1, 2, 104, 5].map((count) => counted(count, unread.notifications))).toEqual([
    '1 neprebrano obvestilo',
    '2 neprebrani obvestili',
    '104 neprebrana obvestila',
    '5 neprebranih obvestil',
  ]);
});
