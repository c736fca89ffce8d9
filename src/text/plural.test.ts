import { expect, test } from 'vitest';
import { counted, days, unreadNotifications, unreadPosts } from './plural';

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
