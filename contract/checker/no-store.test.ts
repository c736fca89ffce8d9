import { expect, test } from 'vitest';
import { hasNoStore } from './no-store';

const headers = (value: string) => new Headers({ 'Cache-Control': value });

test.each([
  'no-store',
  'No-Store',
  'no-cache, no-store, max-age=0, must-revalidate',
  'private,no-store',
])('%j forbids storing', (value) => {
  expect(hasNoStore(headers(value))).toBe(true);
});

test.each([
  '',
  'no-cache',
  'no-store-at-all',
  'max-age=0, must-revalidate',
  'private="x, no-store"',
])('%j does not forbid storing', (value) => {
  expect(hasNoStore(headers(value))).toBe(false);
});

test('an answer without the header does not forbid storing', () => {
  expect(hasNoStore(new Headers())).toBe(false);
});
