import { expect, test } from 'vitest';
import type { BillStatus, NewValue } from '../api-types';
import { isKnown, label } from './label';

const words = { odprto: 'Odprto', placano: 'Plačano' } as const;

test('a known value has its own entry, an unknown one the neutral entry', () => {
  expect(label(words, 'odprto', 'Drugo')).toBe('Odprto');
  for (const value of ['novo', '', 'toString', 'constructor', '__proto__', 'hasOwnProperty']) {
    expect(label(words, value as NewValue, 'Drugo')).toBe('Drugo');
    expect(isKnown(words, value)).toBe(false);
  }
});

test('a value of an answer cannot index a table', () => {
  const status = 'odprto' as BillStatus;
  const table: Record<'odprto', string> = { odprto: 'Odprto' };
  // @ts-expect-error it may be a value that is not known yet
  expect(table[status]).toBe('Odprto');
});
