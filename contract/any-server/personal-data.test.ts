import { expect, it } from 'vitest';
import { looksPersonal } from './personal-data';

it.each([
  ['emso', null],
  ['lastnik', 'x'],
  ['opomba', '0101990500001'],
  ['racun', 'SI56 1910 0000 0123 438'],
  ['opomba', 'pišite na ana@example.si'],
  ['opomba', '+386 41 555 123'],
  ['kontakt', { telefon: 1 }],
  ['seznam', [{ vrsta: 'a' }, { ime: 'Ana' }]],
])('%s with %j looks like personal data', (name, value) => {
  expect(looksPersonal(name, value)).toBe(true);
});

it.each([
  ['verzija', '2.1.0'],
  ['obdobje', '2026-10'],
  ['znesek', 1234567.89],
  ['id_dokumenta', 1234567890123],
  ['zaporedna', null],
  ['podrobno', { stanje: 'odprto', vrstice: [1, 2] }],
  ['imenovalec', 1],
])('%s with %j does not', (name, value) => {
  expect(looksPersonal(name, value)).toBe(false);
});
