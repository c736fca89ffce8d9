import { expect, it } from 'vitest';
import { demoIban } from './iban';

/** ISO 7064: the letters of the country and the check digits go to the end, letters become numbers. */
function remainder(iban: string): bigint {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((each) => Number.parseInt(each, 36));
  return BigInt(digits.join('')) % 97n;
}

it('has the check digits of its account, and 56 like all Slovenian ones', () => {
  for (const account of [0, 1, 104_001, 99_999_999]) {
    expect(demoIban(account)).toMatch(/^SI56\d{15}$/);
    expect(remainder(demoIban(account))).toBe(1n);
  }
});
