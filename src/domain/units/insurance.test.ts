import { expect, test } from 'vitest';
import type { InsuranceContract } from '../api-types';
import { byEnd, contractState, damageContacts, isInForce, kindOf } from './insurance';

const TODAY = '2026-11-21';

test.each([
  ['2026-12-31', false, 'valid'],
  ['2026-12-22', false, 'valid'],
  ['2026-12-21', false, 'ending'],
  ['2026-11-21', false, 'ending'],
  ['2026-11-20', false, 'past'],
  ['2027-12-31', true, 'past'],
  [null, false, 'valid'],
  ['1899-12-30', false, 'valid'],
  ['0001-01-01', false, 'valid'],
])('a contract until %s (past by the server: %s) is %s', (velja_do, poteklo, state) => {
  const term = { velja_od: '2026-01-01', velja_do, poteklo };
  expect(contractState(term, TODAY)).toBe(state);
});

test.each([
  ['2026-11-21', 'valid'],
  ['2026-11-22', 'future'],
])('a contract from %s on is %s, and only one that has begun is in force', (velja_od, state) => {
  const found = contractState({ velja_od, velja_do: '2027-12-31', poteklo: false }, TODAY);
  expect([found, isInForce(found)]).toEqual([state, state === 'valid']);
});

test('the next one to end is first, those without an end are last, and equal ones keep their order', () => {
  const ends = ['2027-01-01', '0001-01-01', '2026-12-31', null, '2026-12-31'];
  const contracts = ends.map(
    (velja_do, id_pogodbe) => ({ velja_do, id_pogodbe }) as InsuranceContract,
  );
  expect(contracts.sort(byEnd).map(({ id_pogodbe }) => id_pogodbe)).toEqual([2, 4, 0, 1, 3]);
});

test('contracts of one insurer with the same contacts share them; another telephone or insurer stands apart', () => {
  const contract = (zavarovalnica: string, telefon: string, polica: number) =>
    ({
      st_police: `${polica}`,
      vrsta_zavarovanja: `vrsta ${polica}`,
      zavarovalnica,
      prijava_skode: { telefon, email: null, splet: null, stran_obrazca: `/obrazci?n=${polica}` },
    }) as InsuranceContract;
  const contacts = damageContacts([
    contract('Zaslon', '080 00 55', 1),
    contract('Krošnja', '080 00 55', 2),
    contract('Zaslon', '080 00 55', 3),
    contract('Zaslon', '080 00 56', 4),
  ]);
  expect(
    contacts.map(({ zavarovalnica, telefon, kinds }) => [zavarovalnica, telefon, ...kinds]),
  ).toEqual([
    ['Zaslon', '080 00 55', 'vrsta 1', 'vrsta 3'],
    ['Krošnja', '080 00 55', 'vrsta 2'],
    ['Zaslon', '080 00 56', 'vrsta 4'],
  ]);
});

test('a contract without a named kind has the name of what it insures', () => {
  const fire = { vrsta_zavarovanja: 'Požarno zavarovanje', predmet: 'Stavba' };
  expect([kindOf(fire), kindOf({ ...fire, vrsta_zavarovanja: ' ' })]).toEqual([
    'Požarno zavarovanje',
    'Stavba',
  ]);
  const prijava_skode = { telefon: '080 00 55', email: null, splet: null };
  const unnamed = { ...fire, vrsta_zavarovanja: '', zavarovalnica: 'Zaslon', prijava_skode };
  expect(damageContacts([unnamed as InsuranceContract])[0]?.kinds).toEqual(['Stavba']);
});
