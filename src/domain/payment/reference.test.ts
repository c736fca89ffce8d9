import { describe, expect, test } from 'vitest';
import { formatReference, toReference } from './reference';

/** Content and check digit of `pages.md` C6. */
const vectors = [
  ['104217261001', 0],
  ['104217261002', 8],
  ['103384257453', 1],
  ['999000035989', 6],
  ['999002993498', 8],
  ['123456789012', 0],
  ['104217260701', 9],
  ['104217260702', 7],
  ['104217260801', 5],
  ['104217260802', 3],
  ['104217260901', 1],
  ['104217260902', 0],
  ['104217261101', 6],
  ['104217261102', 4],
  ['553000261001', 5],
] as const;

test.each(vectors)('SI12 %s has the check digit %i and no other', (content, check) => {
  const right = Array.from({ length: 10 }, (_, digit) => `SI12${content}${digit}`).filter(
    toReference,
  );
  expect(right).toEqual([`SI12${content}${check}`]);
});

describe('a reference', () => {
  test.each([
    'SI0098765432100',
    'SI00104217',
    'SI00104217-2026-10',
    'SI00123456789012-12345678',
    'SI001-0',
    'SI0598765432100',
    'SI0598765432100-12-345',
    'SI121042172610010',
    'SI99',
    'RF45SBO2010',
    'RF81352ADD05899',
  ])('%s is right', (text) => {
    expect(toReference(text)).toBe(text);
  });

  test.each([
    ['a wrong check digit', 'SI0598765432101'],
    ['a check digit without content', 'SI050'],
    ['a letter', 'SI00A1'],
    ['no content', 'SI00'],
    ['four parts', 'SI001-2-3-4'],
    ['an empty part', 'SI001--2'],
    ['a leading zero in the second part', 'SI001-02'],
    ['a leading zero in the third part', 'SI001-2-03'],
    ['a part of 13 digits', 'SI001234567890123'],
    ['21 digits', 'SI00123456789012-123456789'],
    ['SI12 of 12 digits', 'SI12104217261001'],
    ['SI12 of 14 digits', 'SI1201042172610010'],
    ['SI12 with a hyphen', 'SI12104217261001-0'],
    ['SI99 with content', 'SI991'],
    ['another model', 'SI111042172610010'],
    ['RF with wrong check digits', 'RF46SBO2010'],
    ['RF with a hyphen', 'RF45SBO-2010'],
    ['22 characters after right check digits of RF', `RF29${'1'.repeat(22)}`],
    ['no model', '1042172610010'],
    ['the name of an inherited property', 'constructor'],
    ['nothing', ''],
  ])('with %s is wrong', (_why, text) => {
    expect(toReference(text)).toBeNull();
  });

  test('may be written with spaces and small letters', () => {
    expect(toReference('si12 1042172610010')).toBe('SI121042172610010');
    expect(toReference('RF45 SBO2 010')).toBe('RF45SBO2010');
  });

  test('is shown with its model separate', () => {
    expect(formatReference('SI121042172610010')).toBe('SI12 1042172610010');
    expect(formatReference('RF81352ADD05899')).toBe('RF81 352A DD05 899');
    expect(formatReference('SI99')).toBe('SI99');
    expect(formatReference('SI111')).toBe('SI111');
  });
});
