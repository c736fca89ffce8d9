import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIban, toIban } from './iban';

const valid = [
  'SI56051008010486080',
  'SI56999990010400151',
  'SI56999990010400248',
  'SI56999990027300170',
];

test.each(valid)('%s is an IBAN (pages.md C7)', (iban) => {
  expect(toIban(iban)).toBe(iban);
});

test('an IBAN of another country is checked by its check digits', () => {
  expect(toIban('DE89370400440532013000')).toBe('DE89370400440532013000');
  expect(toIban('DE89370400440532013001')).toBeNull();
});

test('spaces and lower case are accepted', () => {
  expect(toIban(' si56 9999 9001 0400 151')).toBe('SI56999990010400151');
});

test.each([
  'SI56051008010486081',
  'SI5605100801048608',
  'SI779999900104001511', // 20 characters, and right by mod 97
  'SI5605100801048608A',
  'SI',
  '',
  'SI56-0510-0801-0486-080',
])('"%s" is not an IBAN', (text) => {
  expect(toIban(text)).toBeNull();
});

test('one wrong digit or two neighbours in the wrong order never pass', () => {
  const places = fc.integer({ min: 4, max: 17 });
  fc.assert(
    fc.property(
      fc.constantFrom(...valid),
      places,
      fc.integer({ min: 1, max: 9 }),
      (iban, at, by) => {
        const digits = [...iban];
        const [here = '', next = ''] = [digits[at], digits[at + 1]];
        const wrong = digits.with(at, String((Number(here) + by) % 10)).join('');
        expect(toIban(wrong)).toBeNull();
        const swapped = digits
          .with(at, next)
          .with(at + 1, here)
          .join('');
        expect(toIban(swapped)).toBe(here === next ? iban : null);
      },
    ),
  );
});

test('it is shown in groups of four', () => {
  expect(formatIban('SI56999990010400151')).toBe('SI56 9999 9001 0400 151');
  expect(formatIban('SI56051008010486081')).toBe('SI56051008010486081');
});
