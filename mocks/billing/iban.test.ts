import { expect, it } from 'vitest';
import { demoIban, isIban } from './iban';

it.for([
  'SI56051008010486080',
  'SI56999990010400151',
  'SI56999990010400248',
  'SI56999990027300170',
])('accepts %s (pages.md C7)', (iban) => {
  expect(isIban(iban)).toBe(true);
});

it.for([
  ['a wrong check', 'SI56051008010486081'],
  ['18 characters', 'SI5605100801048608'],
  ['20 characters', 'SI560510080104860800'],
  ['another country', 'AT611904300234573201'],
  ['spaces', 'SI56 0510 0801 0486 080'],
  ['small letters', 'si56051008010486080'],
] as const)('refuses %s', ([, iban]) => {
  expect(isIban(iban)).toBe(false);
});

it('creates accounts of a bank that does not exist', () => {
  for (const account of [0, 1, 104_001, 99_999_999]) {
    expect(demoIban(account)).toMatch(/^SI5699999\d{10}$/);
    expect(isIban(demoIban(account))).toBe(true);
  }
  expect(demoIban(104_001)).toBe('SI56999990010400151');
});
