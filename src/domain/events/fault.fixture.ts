import type { BuildingFault } from '../api-types';

/** A neighbour's fault of whole contract: the light at the entrance. */
export const entranceLight: BuildingFault = {
  st_prijave: 'N-2026-00118',
  objekt_sifra: '0137',
  prijavljeno: '2026-11-18T18:12:00+01:00',
  kraj: 'vhod',
  vhod: 'Javorjeva ulica 12',
  inventarna_stevilka: null,
  panoga: 'elektrika',
  opis_javni: 'Luč v vhodu ne gori.',
  opis: null,
  fotografije: [],
  stanje: 'naroceno',
  razlog: null,
  predviden_rok: '2026-11-27',
  st_podobnih: 4,
  moja: false,
  tudi_pri_meni: false,
  caka_potrditve: false,
  zgodovina: [{ cas: '2026-11-18T18:12:00+01:00', stanje: 'prejeto', opomba: null }],
  id_dogodka: null,
  na_strosek: 'upravnik',
};
