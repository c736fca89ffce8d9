import { expect, test } from 'vitest';
import { byCategory, found, withText } from './questions';

const question = (id: number, kategorija: string, vprasanje: string, odgovor: string) => ({
  id_vprasanja: id,
  kategorija,
  vprasanje,
  odgovor,
  vrstni_red: id * 10,
  posodobljeno: '2026-02-02',
});

const all = withText([
  question(
    3,
    'Prijava',
    'Pozabil sem geslo.',
    '<p title="sklad">Izberite <b>Pozab</b>ljeno geslo.</p>',
  ),
  question(1, 'Prijava', 'Kje je šifra?', '<p>Na položnici.</p><p>Zgoraj.</p>'),
  question(2, 'Sklad', 'Kdo plačuje?', '<p>Etažni lastnik.</p>'),
]);

test('questions stand in the manager’s order, by category', () => {
  const groups = byCategory(all).map(({ name, questions }) => [
    name,
    ...questions.map(({ id_vprasanja }) => id_vprasanja),
  ]);
  expect(groups).toEqual([
    ['Prijava', 1, 3],
    ['Sklad', 2],
  ]);
});

test.each([
  ['', [1, 2, 3]],
  ['SIFRA', [1]],
  ['polozn', [1]],
  ['pozabljeno', [3]],
  ['etažni ', [2]],
  ['sklad', []],
  ['položnici.Zgoraj', []],
  ['<p>', []],
])('%j is found in %j', (search, ids) => {
  expect(found(all, search).map(({ id_vprasanja }) => id_vprasanja)).toEqual(ids);
});
