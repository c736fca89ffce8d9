import { expect, test } from 'vitest';
import { capital, joinNames, uncapital } from './capital';

test('a first letter is made capital or small; an abbreviation keeps its capitals', () => {
  expect(capital('požar')).toBe('Požar');
  expect(capital('')).toBe('');
  expect(uncapital('Pošta')).toBe('pošta');
  expect(uncapital('DDV')).toBe('DDV');
});

test('a list in a sentence begins with a capital only', () => {
  expect(joinNames(['E-pošta', 'Pošta', 'SMS'])).toBe('E-pošta, pošta, SMS');
  expect(joinNames([])).toBe('');
});
