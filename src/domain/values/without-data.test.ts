import { expect, test } from 'vitest';
import { withoutData } from './without-data';

test.each([
  [
    "Cannot read properties of undefined (reading 'znesek')",
    "Cannot read properties of undefined (reading 'znesek')",
  ],
  ['items.map is not a function', 'items.map is not a function'],
  [
    'Unexpected token \'A\', "Ana Zupančič" is not valid JSON',
    'Unexpected token \'A\', "…" is not valid JSON',
  ],
  [
    'Unexpected token \'A\', ...":"Ana Zupančič","ime":"... is not valid JSON',
    'Unexpected token \'A\', ..."…"... is not valid JSON',
  ],
  ['No unit of ana.zupancic@example.si', 'No unit of …'],
  ['Token eyJhbGciOi.eyJleHAiOjE3.c2lnbmF0dXJl refused', 'Token … refused'],
  ['Payer 0137 00214', 'Payer … …'],
])('K1 the message %j is logged as %j', (message, logged) => {
  expect(withoutData(message)).toBe(logged);
});

test('a long message is cut', () => {
  expect(withoutData('x'.repeat(10_000))).toHaveLength(300);
});
