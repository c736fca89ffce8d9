import { expect, test } from 'vitest';
import { listText } from './list';

test.each([
  ['Znesek', 'Skupaj'],
  ['Skupaj', 'Skupaj'],
  ['Skupaj z DDV', 'Skupaj z DDV'],
  ['V breme', 'Skupaj v breme'],
  ['Odprto', 'Skupaj odprto'],
  ['DDV', 'Skupaj DDV'],
])('the total of the column %s is called %s', (column, total) => {
  expect(listText.totalOf(column)).toBe(total);
});
