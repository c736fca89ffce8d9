import type { BuildingEvent } from '../api-types';

/** An event of whole contract: hot water on 25.11.2026 from 8 to 12. */
export const hotWater: BuildingEvent = {
  id_dogodka: 7101,
  uid: 'dogodek-7101@zelenigaj.example.si',
  zaporedje: 0,
  vrsta: 'dela',
  panoga: 'topla_voda',
  naziv: 'Prekinitev dobave tople vode',
  opis_html: null,
  zacetek: '2026-11-25T08:00:00+01:00',
  predviden_konec: '2026-11-25T12:00:00+01:00',
  konec: null,
  cel_dan: false,
  stanje: 'nacrtovano',
  obseg: 'stavba',
  vhodi: [],
  prizadeta_moja_enota: true,
  nujnost: 'obicajno',
  velja_do: null,
  pripeto: false,
  kaj_storiti: 'Pustite pipe zaprte.',
  izvajalec: null,
  posodobitve: [],
  id_odlocitve: null,
};
