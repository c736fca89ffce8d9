import fc from 'fast-check';
import { expect, test } from 'vitest';
import { obeys } from './rules';

const bill = { znesek: 135.6, placano: 104.75, odprto: 30.85, od: '2026-10-01', do: '2026-10-31' };
const list = { skupaj: 0.3, vrstice: [{ znesek: 0.1 }, { znesek: 0.2 }], stevilo: 2 };
const read = { neprebrana: 1, obvestila: [{ prebrano: false }, { prebrano: true }] };

/** The later row has the smaller text: clocks go back an hour between them. */
const winter = {
  obvestila: [{ datum: '2026-10-25T02:10:00+01:00' }, { datum: '2026-10-25T02:50:00+02:00' }],
};

const card = {
  knjizbe: [
    { datum: '2026-10-05', breme: 0, dobro: 10.1, saldo: 0.1 },
    { datum: '2026-09-05', breme: 0.2, dobro: 0, saldo: 10.2 },
    { datum: '2026-09-05', breme: 10, dobro: 0, saldo: 10 },
  ],
};

test.each([
  ['running(knjizbe.saldo) = breme - dobro', card],
  ['descending(knjizbe.datum)', card],
  ['descending(obvestila.datum)', winter],
  ['ascending(knjizbe.saldo)', { knjizbe: [] }],
  ['ascending(knjizbe.rok)', { knjizbe: [{ rok: '2026-01-01' }, { rok: null }] }],
  ['odprto = znesek - placano', bill],
  ['znesek = placano + odprto', bill],
  ['placano <= znesek', bill],
  ['od <= do', bill],
  ['skupaj = sum(vrstice.znesek)', list],
  ['stevilo = count(vrstice)', list],
  ['neprebrana = count(obvestila.prebrano is false)', read],
  ['odprto = znesek - obresti', bill],
  ['od <= placilo', { ...bill, placilo: null }],
  ['od <= do', { ...bill, do: '0001-01-01' }],
])('%s is obeyed', (rule, object) => {
  expect(obeys(rule, object)).toBe(true);
});

test.each([
  ['running(knjizbe.saldo) = dobro - breme', card],
  ['running(knjizbe.saldo) = breme', card],
  ['ascending(knjizbe.datum)', card],
  ['descending(knjizbe.saldo)', card],
  ['odprto = znesek + placano', bill],
  ['odprto = znesek - placano', { ...bill, odprto: 30.86 }],
  ['znesek <= placano', bill],
  ['do <= od', bill],
  ['skupaj = sum(vrstice.znesek)', { ...list, skupaj: 0.31 }],
  ['stevilo = count(vrstice)', { ...list, vrstice: [] }],
  ['neprebrana = count(obvestila.prebrano is false)', { ...read, neprebrana: 2 }],
])('%s is not obeyed', (rule, object) => {
  expect(obeys(rule, object)).toBe(false);
});

test.each([
  'ascending(knjizbe.datum) = breme',
  'running(knjizbe.saldo)',
  'odprto',
  'odprto = ',
  'odprto = znesek * 2',
  'odprto = sum(vrstice',
])('"%s" is no rule', (rule) => {
  expect(() => obeys(rule, bill)).toThrow('is not a');
});

test('a sum of amounts is exact, and a cent too much is found', () => {
  const cents = fc.array(fc.integer({ min: -99_999_999, max: 99_999_999 }), { maxLength: 40 });
  fc.assert(
    fc.property(cents, (amounts) => {
      const vrstice = amounts.map((amount) => ({ znesek: amount / 100 }));
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      const rule = 'skupaj = sum(vrstice.znesek)';
      expect(obeys(rule, { vrstice, skupaj: sum / 100 })).toBe(true);
      expect(obeys(rule, { vrstice, skupaj: (sum + 1) / 100 })).toBe(false);
    }),
  );
});
