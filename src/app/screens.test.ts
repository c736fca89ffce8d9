import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageTable } from '../navigation/page-table';
import { screens } from './screens';

test('these routes are still in preparation', () => {
  const missing = pageTable.filter(({ name }) => !screens[name]).map(({ name }) => name);
  expect(missing).toEqual([
    'reserve-fund',
    'voluntary-fund',
    'manager-documents',
    'manager-documents-vlozisce',
    'supplier-documents',
    'notifications',
    'bulletin-board',
    'faq',
    'reserve-fund-debtors',
    'turnover-reserve-fund-books',
  ]);
});

test('a screen’s file bears the name of its route', () => {
  const files = Object.keys(screens).map((name) => `${import.meta.dirname}/../screens/${name}.tsx`);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
