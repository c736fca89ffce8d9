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
  ['neprebrana = count(obvestila where prebrano = false)', read],
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
  ['neprebrana = count(obvestila where prebrano = false)', { ...read, neprebrana: 2 }],
])('%s is not obeyed', (rule, object) => {
  expect(obeys(rule, object)).toBe(false);
});

test.each([
  'ascending(knjizbe.datum) = breme',
  'running(knjizbe.saldo)',
  'odprto',
  'odprto = ',
  'odprto = znesek % 2',
  'odprto = znesek when',
  'odprto <= sum(vrstice.znesek) by sklad',
  'same(vrstice, vrstice)',
  'linked(vrstice) by st',
  'linked(vrstice) by st < st: znesek',
  'days(od) = 3',
  'odprto = null',
  'count(vrstice where znesek = null) = 0',
  'where = 1',
  'odprto = sum(vrstice',
])('"%s" is no rule', (rule) => {
  expect(() => obeys(rule, bill)).toThrow('is not a');
});

const clock = { today: '2026-11-21', now: Date.parse('2026-11-21T12:00:00+01:00') };
const items = {
  zapadlo: 2,
  naslednji_rok: '2026-11-30',
  skupine: [
    { sklad: 'redni', odprto: 5 },
    { sklad: 'rezervni_sklad', odprto: 4 },
  ],
  postavke: [
    { sklad: 'redni', rok: '2026-11-20', odprto: 2, upn: { znesek: 2 } },
    { sklad: 'redni', rok: '2026-11-30', odprto: 3, upn: null },
    { sklad: 'rezervni_sklad', rok: null, odprto: 4, upn: null },
  ],
};
const lastYear = 'linked(meseci) by months(obdobje, 12) = obdobje: kwh = kwh_lani';
const energy = [
  { obdobje: '2026-10', kwh: 5, kwh_lani: 7 },
  { obdobje: '2026-09', kwh: 4, kwh_lani: null },
  { obdobje: '2025-10', kwh: 7, kwh_lani: 9 },
  { obdobje: '2025-09', kwh: 3, kwh_lani: 9 },
];
const late = { rok: '2026-11-20', zamuda: 1, status: 'zapadlo', upn: null, odprto: -1 };

test.each([
  ['zapadlo = sum(postavke.odprto where rok < today)', items],
  ['naslednji_rok is min(postavke.rok where rok >= today)', items],
  ['skupine.odprto = sum(postavke.odprto) by sklad', items],
  ['zapadlo = sum(postavke.upn.znesek where upn != null)', items],
  ['zamuda = days(rok, today) when rok < today', late],
  ["rok < today when status = 'zapadlo'", late],
  ["zamuda = 0 when status = 'odprto'", late],
  ['upn is null when odprto <= 0', late],
  ['zapadlo ~ naslednji / 0', { zapadlo: 1, naslednji: 1 }],
  ['ddv ~ osnova * stopnja / 100', { ddv: 2.39, osnova: 10.85, stopnja: 22 }],
  [
    'descending(objave.pripeto, datum)',
    {
      objave: [
        { pripeto: true, datum: '2026-01-01' },
        { pripeto: false, datum: '2026-03-01' },
        { pripeto: false, datum: '2026-02-01' },
      ],
    },
  ],
  ['descending(leta)', { leta: [2026, 2025] }],
  ['konec = first(vrstice.znesek)', { konec: 0.1, ...list }],
  ['konec = first(vrstice.znesek)', { konec: 5, vrstice: [] }],
  [
    'same(ena, druge) by st: znesek = breme',
    {
      ena: [{ st: 1, znesek: 2, rok: '0001-01-01' }, { st: 9 }],
      druge: [{ st: 1, breme: 2, rok: null }],
    },
  ],
  ['same(ena, druge) by st except pot', { ena: { st: 1, pot: 'a' }, druge: [{ st: 1, pot: 'b' }] }],
  [
    'within(ena where znesek != 0, druge) by st',
    {
      ena: [
        { st: 1, znesek: 2 },
        { st: 3, znesek: 0 },
      ],
      druge: [{ st: 1 }],
    },
  ],
  ['branje <= now', { branje: '2026-11-21T11:00:00Z' }],
  [lastYear, { meseci: energy }],
  [
    'same(ena, druge) by st when ena.leto = leto',
    { leto: 2026, ena: { leto: 2025, st: 1, znesek: 2 }, druge: [{ st: 1, znesek: 3 }] },
  ],
])('at a time, %s is obeyed', (rule, object) => {
  expect(obeys(rule, object, clock)).toBe(true);
});

test.each([
  ['zapadlo = sum(postavke.odprto where rok < today)', { ...items, zapadlo: 5 }],
  ['naslednji_rok is min(postavke.rok where rok >= today)', { ...items, naslednji_rok: null }],
  ['naslednji_rok is min(postavke.rok where rok >= today)', { ...items, postavke: [] }],
  [
    'skupine.odprto = sum(postavke.odprto) by sklad',
    { ...items, skupine: [{ sklad: 'redni', odprto: 9 }] },
  ],
  ['zamuda = days(rok, today) when rok < today', { ...late, zamuda: 2 }],
  ["rok < today when status = 'zapadlo'", { ...late, rok: '2026-11-21' }],
  ['upn is null when odprto <= 0', { ...late, upn: {} }],
  ['ddv ~ osnova * stopnja / 100', { ddv: 2.41, osnova: 10.85, stopnja: 22 }],
  [
    'descending(objave.pripeto, datum)',
    {
      objave: [
        { pripeto: false, datum: '2026-03-01' },
        { pripeto: true, datum: '2026-01-01' },
      ],
    },
  ],
  [
    'descending(objave.pripeto, datum)',
    {
      objave: [
        { pripeto: false, datum: '2026-01-01' },
        { pripeto: false, datum: '2026-03-01' },
      ],
    },
  ],
  ['descending(leta)', { leta: [2025, 2026] }],
  ['konec = first(vrstice.znesek)', { konec: 0.2, ...list }],
  [
    'same(ena, druge) by st: znesek = breme',
    { ena: [{ st: 1, znesek: 2 }], druge: [{ st: 1, breme: 3 }] },
  ],
  [
    'same(ena, druge) by st',
    { ena: { st: 1, rok: '2026-01-01' }, druge: [{ st: 1, rok: '2026-01-02' }] },
  ],
  [
    'within(ena where znesek != 0, druge) by st',
    { ena: [{ st: 3, znesek: 1 }], druge: [{ st: 1 }] },
  ],
  ['branje <= now', { branje: '2026-11-21T12:00:00Z' }],
  [lastYear, { meseci: energy.with(2, { obdobje: '2025-10', kwh: 8, kwh_lani: 9 }) }],
  [
    'same(ena, druge) by st when ena.leto = leto',
    { leto: 2026, ena: { leto: 2026, st: 1, znesek: 2 }, druge: [{ st: 1, znesek: 3 }] },
  ],
])('at a time, %s is not obeyed', (rule, object) => {
  expect(obeys(rule, object, clock)).toBe(false);
});

test('without a clock, rules about today hold', () => {
  const rules = ['zapadlo = sum(postavke.odprto where rok < today)', 'zapadlo <= today'];
  for (const rule of rules) expect(obeys(rule, { ...items, zapadlo: 99 })).toBe(true);
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
