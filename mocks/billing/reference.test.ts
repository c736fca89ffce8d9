import { describe, expect, it } from 'vitest';
import { demoReference, mod11CheckDigit, si12 } from './reference';

describe('mod 11', () => {
  it.for([
    ['103384257453', 1],
    ['999000035989', 6],
    ['999002993498', 8],
    ['123456789012', 0],
    ['9876543210', 0],
    ['104217261001', 0],
    ['104217261002', 8],
    ['104217260701', 9],
    ['104217260702', 7],
    ['104217260801', 5],
    ['104217260802', 3],
    ['104217260901', 1],
    ['104217260902', 0],
    ['104217261101', 6],
    ['104217261102', 4],
    ['553000261001', 5],
  ] as const)('the check digit of %s is %d', ([digits, check]) => {
    expect(mod11CheckDigit(digits)).toBe(check);
  });

  it('ignores leading zeros', () => {
    expect(mod11CheckDigit('009876543210')).toBe(mod11CheckDigit('9876543210'));
  });

  it.for(['', '1234567890123', '12-3', '12a', ' 12'])('refuses "%s"', (digits) => {
    expect(() => mod11CheckDigit(digits)).toThrow(RangeError);
  });
});

describe('SI12', () => {
  it('has thirteen digits, padded with leading zeros', () => {
    expect(si12('9876543210')).toBe('SI120098765432100');
    expect(si12('104217261001')).toBe('SI121042172610010');
  });
});

describe('a demo reference', () => {
  it.for([
    ['104217', '2026-10', 'redni', 'SI121042172610010'],
    ['104217', '2026-10', 'rezervni_sklad', 'SI121042172610028'],
    ['104217', '2026-09', 'redni', 'SI121042172609011'],
    ['5530', '2026-10', 'redni', 'SI125530002610015'],
  ] as const)('of payer %s, %s, %s is %s', ([codePayer, period, fund, reference]) => {
    expect(demoReference({ codePayer, period, fund })).toBe(reference);
  });

  it('ends in 03 and the check digit for the voluntary fund', () => {
    const parts = { codePayer: '104217', period: '2026-10', fund: 'prostovoljni_sklad' } as const;
    expect(demoReference(parts)).toMatch(/^SI1210421726100[3]\d$/);
  });

  it('refuses a payer code that is too long', () => {
    const parts = { codePayer: '1042170', period: '2026-10', fund: 'redni' } as const;
    expect(() => demoReference(parts)).toThrow(RangeError);
  });
});
