import { expect, test } from 'vitest';
import { announcementText } from './announcement';

test.each([
  [1, 'Postavka je odprta'],
  [2, 'Postavki sta odprti'],
  [5, 'Postavke so odprte'],
  [101, 'Postavke so odprte'],
  [102, 'Postavke so odprte'],
])('after announcing %i items the toast says %s', (bills, words) => {
  expect(announcementText.announced(bills)).toBe(
    `Plačilo je najavljeno. ${words}, dokler ga upravnik ne evidentira.`,
  );
});
