import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UpnPayment } from '../api-types';
import { centsForBank } from './payable-cents';
import { type UpnPayload, upnPayload } from './upn-qr';

const regular: UpnPayment = {
  prejemnik_naziv: 'Upravljanje Zeleni Gaj d.o.o.',
  prejemnik_naslov: 'Gajeva cesta 1',
  prejemnik_kraj: '1999 Zeleni Gaj',
  iban: 'SI56999990010400151',
  referenca: 'SI121042172610010',
  znesek: 217.5,
  koda_namena: 'COST',
  namen: 'Redni obračun 10/2026, plačnik 104217',
  rok_placila: '2026-11-30',
  placnik_naziv: 'Ana Zupančič',
  placnik_naslov: 'Javorjeva ulica 12',
  placnik_kraj: '1999 Zeleni Gaj',
};
const reserve: UpnPayment = {
  ...regular,
  iban: 'SI56999990010400248',
  referenca: 'SI121042172610028',
  znesek: 37.44,
  koda_namena: 'OTHR',
  namen: 'Rezervni sklad 10/2026, plačnik 104217',
};

function payload(upn: UpnPayment): UpnPayload {
  const made = upnPayload(upn);
  if (typeof made === 'string') throw new Error(`no code for ${JSON.stringify(upn)}: ${made}`);
  return made;
}
const fieldOf = (upn: UpnPayment, number: number) => payload(upn).text.split('\n')[number - 1];

describe('the worked examples of pages.md C5.4', () => {
  test('are the same character by character', () => {
    expect(payload(regular).text).toBe(
      'UPNQR\n\n\n\n\nAna Zupančič\nJavorjeva ulica 12\n1999 Zeleni Gaj\n00000021750\n\n\nCOST\n' +
        'Redni obračun 10/2026, plačnik 104217\n30.11.2026\nSI56999990010400151\nSI121042172610010\n' +
        'Upravljanje Zeleni Gaj d.o.o.\nGajeva cesta 1\n1999 Zeleni Gaj\n225\n',
    );
  });

  test.each([
    ['regular', regular, 229, '1bee4e3ca17c68208fa5aecf87016e61caea707ad190cc109e4c3988671e2d84'],
    ['reserve', reserve, 230, '353885a43637764c9a43ff230959dad27db2a5e444e8f3196b68b7c6a061e8ed'],
  ])('the bytes of the %s bill have the hash of the design', (_name, upn, length, hash) => {
    const { bytes } = payload(upn);
    expect(bytes).toHaveLength(length);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
  });
});

test.each([
  [217.5, '00000021750'],
  [37.44, '00000003744'],
  [0.01, '00000000001'],
  [4.35, '00000000435'],
  [1.15, '00000000115'],
  [31.900000000000002, '00000003190'],
  [1234567.89, '00123456789'],
  [999999999.99, '99999999999'],
])('%d € is %s (pages.md C5.2)', (znesek, field) => {
  expect(fieldOf({ ...regular, znesek }, 9)).toBe(field);
});

test.each([
  0,
  -0.01,
  -217.5,
  1_000_000_000,
  1e21,
  0.001,
  1.005,
  Number.NaN,
  Number.POSITIVE_INFINITY,
])('there is no code for %d €', (znesek) =>
  expect(upnPayload({ ...regular, znesek })).toBe('amount'),
);

test.each([
  [1, '0,01'],
  [99, '0,99'],
  [21750, '217,50'],
  [123456789, '1234567,89'],
])('%i cents are copied as %s', (cents, text) => {
  expect(centsForBank(cents)).toBe(text);
});

test.each([
  ['2026-11-30', '30.11.2026'],
  ['2026-11-30T00:00:00+01:00', '30.11.2026'],
  ['2026-02-30', ''],
  ['1899-12-30', ''],
  ['0001-01-01', ''],
  ['', ''],
  [null, ''],
])('the deadline %s is "%s"', (rok_placila, field) => {
  expect(fieldOf({ ...regular, rok_placila }, 14)).toBe(field);
});

test.each([
  ['account', { iban: 'SI56051008010486081' }],
  ['account', { iban: '' }],
  ['reference', { referenca: 'SI121042172610011' }],
  ['reference', { referenca: '' }],
  ['recipient', { prejemnik_naziv: ' \n' }],
])('a wrong %s gives no code', (problem, wrong) => {
  expect(upnPayload({ ...regular, ...wrong })).toBe(problem);
});

test('an invalid purpose code becomes OTHR', () => {
  expect(fieldOf({ ...regular, koda_namena: 'cost' }, 12)).toBe('OTHR');
});

test('texts are cut to the length of their fields', () => {
  const long = 'š'.repeat(60);
  const texts = {
    placnik_naziv: long,
    placnik_naslov: long,
    placnik_kraj: long,
    namen: long,
    prejemnik_naziv: long,
    prejemnik_naslov: long,
    prejemnik_kraj: long,
  };
  const { text } = payload({ ...regular, ...texts });
  const fields = text.split('\n').filter((field) => field.includes('š'));
  expect(fields.map((field) => field.length)).toEqual([33, 33, 33, 42, 33, 33, 33]);
});

test('a line break in a name does not start a new field', () => {
  expect(fieldOf({ ...regular, placnik_naziv: 'Ana\nX\r\nY' }, 6)).toBe('Ana X Y');
});

test('for any texts there are 20 terminated fields, a correct sum and only ISO 8859-2', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }));
  const orders = fc.record({
    ...Object.fromEntries(Object.entries(regular).map(([key, value]) => [key, fc.constant(value)])),
    prejemnik_naziv: text.map((name) => `A${name}`),
    prejemnik_naslov: text,
    prejemnik_kraj: text,
    namen: text,
    placnik_naziv: text,
    placnik_naslov: text,
    placnik_kraj: text,
    koda_namena: text,
    rok_placila: fc.option(text),
    znesek: fc.integer({ min: 1, max: 99_999_999_999 }).map((cents) => cents / 100),
  }) as fc.Arbitrary<UpnPayment>;
  const limits = [5, 19, 1, 1, 26, 33, 33, 33, 11, 10, 1, 4, 42, 10, 34, 26, 33, 33, 33, 3];

  fc.assert(
    fc.property(orders, (upn) => {
      const { text: made, bytes } = payload(upn);
      expect(new TextDecoder('iso-8859-2').decode(bytes)).toBe(made);
      expect(bytes.length).toBeLessThanOrEqual(411);
      const fields = made.split('\n');
      expect(fields).toHaveLength(21);
      expect(fields[20]).toBe('');
      const breaches = fields.filter(
        (field, index) =>
          field.length > (limits[index] ?? 0) || field !== field.trim() || /\p{Cc}/u.test(field),
      );
      expect(breaches).toEqual([]);
      const lengths = fields.slice(0, 19).reduce((sum, field) => sum + field.length + 1, 0);
      expect(fields[19]).toBe(String(lengths).padStart(3, '0'));
      expect(Number(fields[8])).toBe(Math.round(upn.znesek * 100));
    }),
  );
}, 20_000);
