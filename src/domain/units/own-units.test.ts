import { expect, test } from 'vitest';
import type { Unit, UnitDetails } from '../api-types';
import { ownUnits } from './own-units';

const unit = (inventarna_stevilka: string, naziv: string, vrsta: Unit['vrsta']): Unit => ({
  objekt_sifra: '0137',
  naziv,
  stev_stavbe: null,
  zaporedna: 0,
  stez_stanovanja: 0,
  inventarna_stevilka,
  vrsta,
});

const details = (inventarna_stevilka: string, najemnik: string | null) =>
  ({ inventarna_stevilka, povrsina: 41.8, najemnik }) as UnitDetails;

test('units get their details and their role, sorted by name and by the numbers in it', () => {
  const units = [unit('c', 'Šmarje 2', 'U'), unit('b', 'Breg 10', 'L'), unit('a', 'Breg 9', 'L')];
  const rows = ownUnits(units, [details('b', 'Rok Petek'), details('x', null)]);
  expect(rows.map(({ naziv_enote, vloga, povrsina }) => [naziv_enote, vloga, povrsina])).toEqual([
    ['Breg 9', 'Lastnik', null],
    ['Breg 10', 'Lastnik', 41.8],
    ['Šmarje 2', 'Uporabnik', null],
  ]);
  expect(rows[1]).toMatchObject({ najemnik: 'Rok Petek', unit: units[1], objekt_sifra: '0137' });
});

test('a unit that is not for living has no number of persons or dogs, unless some are registered there', () => {
  const of = (vrsta_enote: string, st_oseb: number) => {
    const all = [{ inventarna_stevilka: 'a', vrsta_enote, st_oseb, st_psov: 0 } as UnitDetails];
    return ownUnits([unit('a', 'A', 'L')], all)[0];
  };
  expect(of('garaza', 0)).toMatchObject({ st_oseb: null, st_psov: null });
  expect(of('garaza', 2)).toMatchObject({ st_oseb: 2, st_psov: null });
  expect(of('stanovanje', 0)).toMatchObject({ st_oseb: 0, st_psov: 0 });
});

test('only an owner sees the tenant', () => {
  for (const [role, shown] of [
    ['L', 'Rok Petek'],
    ['L+U', 'Rok Petek'],
    ['U', null],
  ] as const) {
    const [row] = ownUnits([unit('a', 'A', role as Unit['vrsta'])], [details('a', 'Rok Petek')]);
    expect(row?.najemnik).toBe(shown);
  }
});
