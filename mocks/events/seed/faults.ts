import type { BuildingFault } from '../../../src/api/schema';
import { plainPng } from '../../files/png';
import { type Db, payerKey, type RowOf } from '../../world/db';

type Fault = RowOf<'fault'>;
type State = BuildingFault['stanje'];

const plain = {
  objekt_sifra: '0137',
  payer: '',
  user_id: 0,
  vhod: null,
  inventarna_stevilka: null,
  opis_javni: null,
  razlog: null,
  predviden_rok: null,
  drugih: 0,
  caka_potrditve: false,
  id_dogodka: null,
  na_strosek: null,
} as const satisfies Partial<Fault>;

const ana = { payer: payerKey('zelenigaj', '104217'), user_id: 4821 };
const rok = { payer: payerKey('zelenigaj', '204511'), user_id: 4822 };

/** @param steps moments, states and the manager's remarks */
const history = (...steps: readonly (readonly [string, State, string?])[]) =>
  JSON.stringify(steps.map(([cas, stanje, opomba = null]) => ({ cas, stanje, opomba })));

/** Faults of the buildings (pages.md P31). */
const faults: readonly Fault[] = [
  {
    ...plain,
    st_prijave: 'N-2026-00119',
    kraj: 'okolica',
    panoga: 'drugo',
    opis: 'Pri zabojnikih je razbito steklo.',
    zgodovina: history(['2026-11-21T09:05:00+01:00', 'prejeto']),
  },
  {
    ...plain,
    st_prijave: 'N-2026-00118',
    kraj: 'vhod',
    vhod: 'Javorjeva ulica 12',
    panoga: 'elektrika',
    opis_javni: 'Luč v vhodu ne gori.',
    opis: 'Že tri dni je v vhodu tema.',
    predviden_rok: '2026-11-27',
    drugih: 4,
    zgodovina: history(
      ['2026-11-18T18:12:00+01:00', 'prejeto'],
      ['2026-11-19T08:30:00+01:00', 'pregledano'],
      ['2026-11-20T10:00:00+01:00', 'naroceno', 'Naročeno pri podjetju Elektro Iskrica s.p.'],
    ),
    na_strosek: 'upravnik',
  },
  {
    ...plain,
    ...ana,
    st_prijave: 'N-2026-00112',
    kraj: 'vhod',
    vhod: 'Javorjeva ulica 12',
    panoga: 'vrata',
    opis_javni: 'Vhodna vrata se zaloputnejo.',
    opis: 'Samozapiralo ne drži, vrata se glasno zaloputnejo. Sliši se v stanovanju.',
    drugih: 1,
    caka_potrditve: true,
    zgodovina: history(
      ['2026-11-10T19:40:00+01:00', 'prejeto'],
      ['2026-11-11T09:15:00+01:00', 'pregledano'],
      ['2026-11-12T13:00:00+01:00', 'naroceno'],
      ['2026-11-19T08:00:00+01:00', 'v_popravilu'],
      ['2026-11-19T11:30:00+01:00', 'zakljuceno', 'Samozapiralo je zamenjano.'],
    ),
    na_strosek: 'upravnik',
  },
  {
    ...plain,
    ...ana,
    st_prijave: 'N-2026-00104',
    kraj: 'enota',
    inventarna_stevilka: '0137014',
    panoga: 'ogrevanje',
    opis: 'Radiator v spalnici ostane hladen.',
    razlog: 'Za termostatske ventile v stanovanju skrbi lastnik.',
    zgodovina: history(
      ['2026-10-12T20:05:00+02:00', 'prejeto'],
      ['2026-10-13T10:20:00+02:00', 'zavrnjeno'],
    ),
    na_strosek: 'lastnik',
  },
  {
    ...plain,
    st_prijave: 'N-2026-00097',
    kraj: 'streha',
    panoga: 'streha',
    opis_javni: 'Streha pušča nad 4. nadstropjem.',
    opis: 'Na stropu hodnika v 4. nadstropju je moker madež.',
    predviden_rok: '2026-11-27',
    drugih: 2,
    zgodovina: history(
      ['2026-09-22T07:50:00+02:00', 'prejeto'],
      ['2026-09-22T14:00:00+02:00', 'pregledano'],
      ['2026-10-19T09:00:00+02:00', 'naroceno', 'Naročeno pri podjetju Krovstvo Javor d.o.o.'],
      ['2026-11-16T07:00:00+01:00', 'v_popravilu'],
    ),
    id_dogodka: 7107,
    na_strosek: 'sklad',
  },
  {
    ...plain,
    ...rok,
    st_prijave: 'N-2026-00115',
    objekt_sifra: '0291',
    kraj: 'stopnisce',
    panoga: 'elektrika',
    opis: 'Stikalo v 2. nadstropju ne dela.',
    zgodovina: history(
      ['2026-11-16T21:10:00+01:00', 'prejeto'],
      ['2026-11-17T08:40:00+01:00', 'pregledano'],
    ),
  },
  {
    ...plain,
    ...rok,
    st_prijave: 'N-2026-00116',
    objekt_sifra: '0291',
    kraj: 'enota',
    inventarna_stevilka: '0291007',
    panoga: 'voda',
    opis: 'Pipa v kopalnici kaplja.',
    zgodovina: history(['2026-11-17T20:30:00+01:00', 'prejeto']),
  },
];

/** Adds the faults, and the photos of two. */
export function seedFaults(db: Db): void {
  for (const fault of faults) db.fault.create(fault);
  const photo = Buffer.from(plainPng());
  for (const st_prijave of ['N-2026-00112', 'N-2026-00116']) {
    db.faultPhoto.create({
      key: `${st_prijave}/1`,
      st_prijave,
      st_fotografije: 1,
      vrsta: 'image/png',
      velikost: photo.length,
      vsebina: photo.toString('base64'),
    });
  }
}
