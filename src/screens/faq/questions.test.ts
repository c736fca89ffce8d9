import { expect, test } from 'vitest';
import { questions as demo } from '../../../mocks/documents/seed/questions';
import { wordSearch } from '../../domain/search/word-search';
import { alsoCalled, byCategory, found, withWords, wordsOfQuestion } from './questions';

const question = (
  id: number,
  kategorija: string,
  vprasanje: string,
  odgovor: string,
  ...sopomenke: string[]
) => ({
  ...{ id_vprasanja: id, kategorija, vprasanje, odgovor, sopomenke },
  vrstni_red: id * 10,
  posodobljeno: '2026-02-02',
});

const few = withWords([
  question(
    3,
    'Prijava',
    'Pozabil sem geslo.',
    '<p title="sklad">Izberite <b>Pozab</b>ljeno geslo.</p>',
  ),
  question(1, 'Prijava', 'Kje je šifra?', '<p>Na položnici.</p><p>Zgoraj.</p>', 'koda plačnika'),
  question(2, 'Sklad', 'Kdo plačuje?', '<p>Etažni lastnik.</p>', 'zbiranje denarja'),
]);

const searched = (all: typeof few, typed: string) =>
  wordSearch(typed, all.flatMap(wordsOfQuestion));
const ids = (all: typeof few, typed: string) =>
  found(all, searched(all, typed)).map(({ id_vprasanja }) => id_vprasanja);

test('questions are in the manager’s order, by category', () => {
  const groups = byCategory(few).map(({ name, questions }) => [
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
  ['denar', [2]],
  ['sklad', []],
  ['poloznicizgoraj', []],
  ['<div>', []],
])('%j is found in %j', (typed, hits) => {
  expect(ids(few, typed)).toEqual(hits);
});

test('a question names the synonym by which it was found, unless it has the word itself', () => {
  const byWord = (typed: string) =>
    found(few, searched(few, typed)).map((each) => {
      const search = searched(few, typed);
      return search && alsoCalled(each, search);
    });
  expect(byWord('kode')).toEqual([['koda plačnika']]);
  expect(byWord('šifre')).toEqual([[]]);
});

const all = withWords(demo.filter(({ manager }) => manager === 'zelenigaj'));

test.each([
  ['položnica', [1, 2, 4, 14]],
  ['položnice', [1, 2, 4, 14]],
  ['psa', [12]],
  ['pes', [12]],
  ['gretje', [10]],
  ['kurjave', [10]],
  ['trajnik', [13]],
  ['trajnega naloga', [13]],
  ['e-račun', [14]],
  ['eračuna', [14]],
  ['hišni red', [15]],
  ['hišnega reda', [15]],
  ['radiator', [10]],
  ['dolžnik', [9]],
  ['posojilo', [8]],
  ['kako prijavim psa', [12]],
  ['otrok', [11]],
  ['vodomer', []],
  ['pesem', []],
])('the demo’s questions: %j finds %j', (typed, hits) => {
  expect(ids(all, typed).sort((one, other) => one - other)).toEqual(hits);
});
