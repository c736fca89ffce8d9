import { expect, test } from 'vitest';
import { obeys } from './rules';

const list = { vrstice: [{ znesek: 0.1 }, { znesek: 0.2 }] };
const read = { neprebrana: 1, obvestila: [{ prebrano: false }, { prebrano: true }] };
const items = {
  skupine: [
    { sklad: 'redni', odprto: 5 },
    { sklad: 'rezervni_sklad', odprto: 4 },
  ],
  postavke: [
    { sklad: 'redni', odprto: 2 },
    { sklad: 'redni', odprto: 3 },
    { sklad: 'rezervni_sklad', odprto: 4 },
  ],
};
const nested = (znesek: number) => [{ st: 1, upn: { znesek } }];
const twoMonths = 'linked(meseci) by months(obdobje, 12) = obdobje: kwh = kwh_lani, dni = dni_lani';

test.each([
  ['same(ena, druge) by st', { ena: nested(1), druge: nested(1) }],
  ['same(ena, druge) by st', { ena: nested(1), druge: [{ st: 1 }] }],
  ['within(ena, druge) by st', { ena: [{ st: 1, znesek: 2 }], druge: [{ st: 1, znesek: 3 }] }],
  [
    'skupine.odprto = sum(postavke.odprto) by sklad',
    { ...items, postavke: [], skupine: [{ sklad: 'redni', odprto: 0 }] },
  ],
  [
    'skupine.odprto = sum(postavke.odprto) by sklad',
    { ...items, skupine: [{ sklad: 'redni', odprto: null }] },
  ],
  [
    'skupine.odprto = sum(postavke.odprto) by sklad',
    {
      ...items,
      postavke: [{ sklad: 'redni', odprto: null }],
      skupine: [{ sklad: 'redni', odprto: 5 }],
    },
  ],
  [
    'running(knjizbe.saldo) = breme',
    {
      knjizbe: [
        { saldo: null, breme: 1 },
        { saldo: 3, breme: 3 },
      ],
    },
  ],
  [
    'running(knjizbe.saldo) = breme',
    {
      knjizbe: [
        { saldo: 3, breme: 1 },
        { saldo: null, breme: 3 },
      ],
    },
  ],
  [
    'running(knjizbe.saldo) = breme',
    {
      knjizbe: [
        { saldo: 4, breme: null },
        { saldo: 3, breme: 3 },
      ],
    },
  ],
  ['mesec = month(datum)', { mesec: '2026-10', datum: '2026-10-31' }],
  ['leto = year(datum)', { leto: 2026, datum: '2026-10-31' }],
  ['konec = last(vrstice.znesek)', { konec: 0.2, ...list }],
  ['konec = max(vrstice.znesek)', { konec: 0.2, ...list }],
  ['odprto = -placano', { odprto: -5, placano: 5 }],
  ['neprebrana = count(obvestila where prebrano = true)', read],
])('in each row, %s of %j is obeyed', (rule, object) => {
  expect(obeys(rule, object)).toBe(true);
});

test.each([
  ['same(ena, druge) by st', { ena: nested(1), druge: nested(2) }],
  ['same(ena, druge) by st', { ena: nested(1), druge: [{ st: 1, upn: null }] }],
  [
    'same(ena, druge) by st',
    {
      ena: [
        { st: 1, a: 1 },
        { st: 2, a: 1 },
      ],
      druge: [
        { st: 1, a: 1 },
        { st: 2, a: 2 },
      ],
    },
  ],
  ['within(ena, druge) by st', { ena: [{ st: 1 }, { st: 2 }], druge: [{ st: 1 }] }],
  [
    'skupine.odprto = sum(postavke.odprto) by sklad',
    { ...items, skupine: items.skupine.with(1, { sklad: 'rezervni_sklad', odprto: 9 }) },
  ],
  [
    'skupine.odprto = sum(postavke.odprto) by sklad',
    { ...items, postavke: [], skupine: [{ sklad: 'redni', odprto: 1 }] },
  ],
  [
    twoMonths,
    {
      meseci: [
        { obdobje: '2026-10', kwh_lani: 7, dni_lani: 31 },
        { obdobje: '2025-10', kwh: 7, dni: 30 },
      ],
    },
  ],
  ['mesec = month(datum)', { mesec: '2026-11', datum: '2026-10-31' }],
  ['leto = year(datum)', { leto: 2025, datum: '2026-10-31' }],
  ['prvi is day(zacetek)', { prvi: '2026-12-03', zacetek: null }],
  ['konec = last(vrstice.znesek)', { konec: 0.1, ...list }],
  ['konec = max(vrstice.znesek)', { konec: 0.1, ...list }],
  ['odprto = -placano', { odprto: 5, placano: 5 }],
])('in one row, %s of %j is not obeyed', (rule, object) => {
  expect(obeys(rule, object)).toBe(false);
});

test.each([
  'ascending(knjizbe.datum)',
  'running(knjizbe.saldo) = breme',
  'skupine.odprto = sum(postavke.odprto) by sklad',
  'same(ena, druge) by st',
  'within(ena, druge) by st',
  twoMonths,
])('%s is obeyed without its lists', (rule) => {
  expect(obeys(rule, {})).toBe(true);
  expect(obeys(rule, { skupine: items.skupine, ena: [{ st: 1 }] })).toBe(true);
  expect(obeys(rule, { postavke: items.postavke, druge: [{ st: 1 }] })).toBe(true);
});

const vote = { stanje: 'zakljuceno', celota: 10_000, predlogi: [{ za: 5001 }, { za: 5000 }] };

test.each([
  ['each(predlogi): predlogi.za <= celota', vote, true],
  ['each(predlogi): 2 * predlogi.za > celota', vote, false],
  ["each(predlogi): 2 * predlogi.za > celota when stanje = 'odprto'", vote, true],
  ['each(predlogi): 2 * predlogi.za > celota when predlogi.za > 5000', vote, true],
  ['each(predlogi): predlogi.za is null', { predlogi: [] }, true],
  ['each(predlogi): predlogi.za = 1', {}, true],
  ['prvi = day(zacetek)', { prvi: '2026-12-03', zacetek: '2026-12-02T23:30:00Z' }, true],
  ['prvi = day(zacetek)', { prvi: '2026-12-02', zacetek: '2026-12-02T23:30:00Z' }, false],
  ['prvi = day(zacetek)', { prvi: '2026-07-03', zacetek: '2026-07-02T22:30:00Z' }, true],
  ['prvi = day(zacetek)', { prvi: '2026-12-03', zacetek: '2026-12-03' }, true],
  ['konec <= months(prvi, 3)', { prvi: '2026-11-30', konec: '2027-02-28' }, true],
  ['konec <= months(prvi, 3)', { prvi: '2026-11-30', konec: '2027-03-01' }, false],
  ['konec <= months(prvi, 3)', { prvi: '2028-02-29', konec: '2028-05-30' }, false],
  ['konec = months(prvi, 3)', { prvi: '2025-12-31', konec: '2026-03-31' }, true],
  ['konec <= months(prvi, 3)', { prvi: null, konec: '2027-03-01' }, true],
] as const)('%s of %j is %s', (rule, object, held) => {
  expect(obeys(rule, object)).toBe(held);
});

test.each([
  'each(predlogi) predlogi.za = 1',
  'each(predlogi.za): predlogi.za = 1',
  'each(predlogi): predlogi.za',
  'months(prvi) = konec',
  'day(prvi, 3) = konec',
])('"%s" is no rule about rows or days', (rule) => {
  expect(() => obeys(rule, vote)).toThrow('is not a');
});
