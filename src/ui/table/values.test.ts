import { expect, test } from 'vitest';
import { days } from '../../text/common/nouns';
import type { Column } from './column';
import { csvCellOf, isSearched, orderOf, textOf } from './values';

interface Row {
  readonly text: string | null;
  readonly number: number | null;
}

const column = (more: Partial<Column<Row>>) => ({ label: 'x', ...more }) as Column<Row>;
const words = { odprto: 'Odprto' };

const of = (text: string | null) => ({ text, number: null });
const num = (number: number | null) => ({ text: null, number });

test.each([
  ['text', column({ kind: 'text', key: 'text' }), of('Pot 3'), 'Pot 3', 'Pot 3', 'Pot 3'],
  ['no text', column({ kind: 'text', key: 'text' }), of(null), null, null, ''],
  ['an empty text', column({ kind: 'text', key: 'text' }), of(''), null, null, ''],
  [
    'date',
    column({ kind: 'date', key: 'text' }),
    of('2026-10-30'),
    '30.10.2026',
    '2026-10-30',
    '30.10.2026',
  ],
  ['placeholder date', column({ kind: 'date', key: 'text' }), of('0001-01-01'), null, null, ''],
  [
    'period',
    column({ kind: 'period', key: 'text' }),
    of('2026-10'),
    '10/2026',
    '2026-10',
    '10/2026',
  ],
  [
    'money',
    column({ kind: 'money', key: 'number' }),
    num(-12.4),
    '\u221212.40\u00A0€',
    -12.4,
    { number: -12.4, decimals: 2 },
  ],
  [
    'no money',
    column({ kind: 'money', key: 'number' }),
    num(null),
    '0.00\u00A0€',
    null,
    { number: 0, decimals: 2 },
  ],
  [
    'area',
    column({ kind: 'number', key: 'number', unit: 'm²' }),
    num(62.4),
    '62.40\u00A0m²',
    62.4,
    { number: 62.4, decimals: 2 },
  ],
  [
    'share',
    column({ kind: 'number', key: 'number', decimals: 4 }),
    num(2.5929),
    '2.5929',
    2.5929,
    { number: 2.5929, decimals: 4 },
  ],
  ['no number', column({ kind: 'number', key: 'number' }), num(null), '0.00', null, ''],
  [
    'no share',
    column({ kind: 'number', key: 'number', decimals: 4, unit: '%' }),
    num(null),
    '0.00\u00A0%',
    null,
    '',
  ],
  ['count', column({ kind: 'count', key: 'number' }), num(0), '0', 0, { number: 0, decimals: 0 }],
  [
    'no count',
    column({ kind: 'count', key: 'number' }),
    num(null),
    '0',
    null,
    { number: 0, decimals: 0 },
  ],
  [
    'one day',
    column({ kind: 'count', key: 'number', forms: days }),
    num(1),
    '1\u00A0dan',
    1,
    { number: 1, decimals: 0 },
  ],
  [
    'days',
    column({ kind: 'count', key: 'number', forms: days }),
    num(22),
    '22\u00A0dni',
    22,
    { number: 22, decimals: 0 },
  ],
  [
    'no days',
    column({ kind: 'count', key: 'number', forms: days }),
    num(0),
    null,
    0,
    { number: 0, decimals: 0 },
  ],
  [
    'choice',
    column({ kind: 'choice', key: 'text', words }),
    of('odprto'),
    'Odprto',
    'Odprto',
    'Odprto',
  ],
  ['no choice', column({ kind: 'choice', key: 'text', words }), of(null), null, null, ''],
  [
    'a value that is not known yet',
    column({ kind: 'choice', key: 'text', words }),
    of('novo'),
    'Drugo',
    'Drugo',
    'Drugo',
  ],
  [
    'a state that is not known yet',
    column({ kind: 'status', key: 'text', words, other: 'Neznano stanje' }),
    of('toString'),
    'Neznano stanje',
    'Neznano stanje',
    'Neznano stanje',
  ],
])('the kind determines text, order and CSV value: %s', (_, kind, row, shown, order, csv) => {
  expect(textOf(row, kind)).toBe(shown);
  expect(orderOf(row, kind)).toBe(order);
  expect(csvCellOf(row, kind)).toEqual(csv);
});

test.each([
  ['text', true],
  ['choice', true],
  ['status', true],
  ['date', false],
  ['period', false],
  ['money', false],
  ['number', false],
  ['count', false],
] as const)('a search covers %s: %s', (kind, covered) => {
  expect(isSearched(column({ kind }))).toBe(covered);
});
