import { expect, it } from 'vitest';
import { ask, tokenAt } from '../support/sessions';
import { testServer } from '../support/target';

const server = testServer();

const building = { objekt_sifra: '0137', stev_stavbe: '2' };
const flat = {
  ...building,
  naziv: 'Javorjeva ulica 12',
  zaporedna: 3,
  stez_stanovanja: 14,
  inventarna_stevilka: '0137014',
};
const garage = {
  ...building,
  naziv: 'Javorjeva ulica 12, garaža',
  zaporedna: 0,
  stez_stanovanja: 0,
};
const letFlat = {
  objekt_sifra: '0291',
  naziv: 'Brezova pot 4',
  stev_stavbe: null,
  zaporedna: 0,
  stez_stanovanja: 7,
  inventarna_stevilka: '0291007',
};
const rented = {
  objekt_sifra: '0044',
  naziv: 'Trg pod lipo 3',
  stev_stavbe: null,
  zaporedna: 0,
  stez_stanovanja: 9,
  inventarna_stevilka: '0044009',
};

it.for([
  {
    resident: 'Ana',
    context: 'zelenigaj/104217',
    units: [
      { ...flat, vrsta: 'L' },
      { ...flat, vrsta: 'U' },
      { ...garage, inventarna_stevilka: '0137G22', vrsta: 'L' },
      { ...letFlat, vrsta: 'L' },
    ],
  },
  {
    resident: 'Ana',
    context: 'zelenigaj/118903',
    units: [{ ...garage, inventarna_stevilka: '0137G05', vrsta: 'L' }],
  },
  { resident: 'Ana', context: 'breza/5530', units: [{ ...rented, vrsta: 'U' }] },
  { resident: 'Rok', context: 'zelenigaj/204511', units: [{ ...letFlat, vrsta: 'U' }] },
] as const)(
  '$resident at $context gets the units before merging',
  async ({ resident, context, units }) => {
    const token = await tokenAt(server.url, resident, context);
    expect(await ask(server.url, '/api/portal-user/v1/e_manager/enota', token)).toEqual(units);
  },
);
