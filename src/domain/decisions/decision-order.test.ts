import { expect, test } from 'vitest';
import type { DecisionRow } from '../api-types';
import { awaitsVote, groupDecisions } from './decision-order';

const row = (id_odlocitve: number, more: Partial<DecisionRow> = {}): DecisionRow => ({
  id_odlocitve,
  vrsta: 'listina',
  naziv: 'Predlog',
  zacetek: '2026-10-26T08:00:00+01:00',
  konec: '2027-02-02T23:59:59+01:00',
  prvi_podpis: null,
  kraj: null,
  stanje: 'odprto',
  id_prvega_zbora: null,
  upravicen: true,
  oddano: false,
  ima_pooblascenca: false,
  st_predlogov: 1,
  st_sprejetih: null,
  ...more,
});
const ids = (rows: readonly DecisionRow[]) => rows.map(({ id_odlocitve }) => id_odlocitve);

test('open decisions are by their deadline, announced ones by their beginning, past ones by the day that is shown', () => {
  const { open, announced, past } = groupDecisions([
    row(1, { konec: null }),
    row(2),
    row(3, { konec: '2026-11-30T20:00:00+01:00' }),
    row(4, { stanje: 'najavljeno', zacetek: '2026-12-03T18:30:00+01:00' }),
    row(5, { stanje: 'najavljeno', zacetek: '2026-12-03T18:00:00+01:00' }),
    row(6, { stanje: 'zakljuceno', zacetek: '2025-04-14T18:00:00+02:00', konec: null }),
    row(7, { stanje: 'zakljuceno', zacetek: '2026-05-12T08:00:00+02:00', konec: '2026-08-11' }),
    row(8, { stanje: 'preklicano', zacetek: '2026-10-12T08:00:00+02:00', konec: '2026-10-26' }),
    // It began after the list, and ended before it.
    row(9, { stanje: 'zakljuceno', zacetek: '2026-06-15T08:00:00+02:00', konec: '2026-06-30' }),
    row(10, { stanje: 'zakljuceno', vrsta: 'zbor', zacetek: '2026-07-01T18:00:00+02:00' }),
  ]);
  expect([ids(open), ids(announced)]).toEqual([
    [3, 2, 1],
    [5, 4],
  ]);
  expect(past.map(([year, rows]) => [year, ids(rows)])).toEqual([
    ['2026', [8, 7, 10, 9]],
    ['2025', [6]],
  ]);
});

test('decisions of one moment are by their number, in any time zone of the server', () => {
  const konec = '2026-11-30T20:00:00+01:00';
  const same = '2026-11-30T19:00:00Z';
  const { open } = groupDecisions([row(2, { konec }), row(1, { konec: same }), row(3, { konec })]);
  expect(ids(open)).toEqual([1, 2, 3]);
});

test.each<[string, Partial<DecisionRow>, boolean]>([
  ['an open list', {}, true],
  ['an open electronic vote', { vrsta: 'elektronsko' }, true],
  ['an assembly, where people vote', { vrsta: 'zbor' }, false],
  ['an announced one', { stanje: 'najavljeno' }, false],
  ['a closed one', { stanje: 'zakljuceno' }, false],
  ['one that has the own vote', { oddano: true }, false],
  ['one in which a proxy votes', { ima_pooblascenca: true }, false],
  ['one in which the user has no vote', { upravicen: false }, false],
])('%s awaits the own vote: %#', (_, more, awaits) => {
  expect(awaitsVote(row(1, more))).toBe(awaits);
});
