import type { UnitRow } from '../../world/db';

type SeedUnit = Omit<UnitRow, 'key' | 'payer'>;

const flat14: SeedUnit = {
  objekt_sifra: '0137',
  naziv: 'Javorjeva ulica 12',
  stev_stavbe: '2',
  zaporedna: 3,
  stez_stanovanja: 14,
  inventarna_stevilka: '0137014',
  vrsta: 'L',
};
const garage: SeedUnit = {
  objekt_sifra: '0137',
  naziv: 'Javorjeva ulica 12, garaža',
  stev_stavbe: '2',
  zaporedna: 0,
  stez_stanovanja: 0,
  inventarna_stevilka: '0137G22',
  vrsta: 'L',
};
const letFlat: SeedUnit = {
  objekt_sifra: '0291',
  naziv: 'Brezova pot 4',
  stev_stavbe: null,
  zaporedna: 0,
  stez_stanovanja: 7,
  inventarna_stevilka: '0291007',
  vrsta: 'L',
};
const rentedFlat: SeedUnit = {
  objekt_sifra: '0044',
  naziv: 'Trg pod lipo 3',
  stev_stavbe: null,
  zaporedna: 0,
  stez_stanovanja: 9,
  inventarna_stevilka: '0044009',
  vrsta: 'U',
};

const waitingFlat: SeedUnit = {
  ...flat14,
  zaporedna: 5,
  stez_stanovanja: 22,
  inventarna_stevilka: '0137022',
};

/** Units as the server sends them, by payer context (pages.md 3): an owned and used flat has two rows. */
export const units: Readonly<Record<string, readonly SeedUnit[]>> = {
  'zelenigaj/104217': [flat14, { ...flat14, vrsta: 'U' }, garage, letFlat],
  'zelenigaj/118903': [{ ...garage, inventarna_stevilka: '0137G05' }],
  'breza/5530': [rentedFlat],
  'zelenigaj/204511': [{ ...letFlat, vrsta: 'U' }],
  'zelenigaj/120555': [waitingFlat, { ...waitingFlat, vrsta: 'U' }],
  'breza/7781': [
    { ...rentedFlat, stez_stanovanja: 11, inventarna_stevilka: '0044011', vrsta: 'L' },
  ],
};
