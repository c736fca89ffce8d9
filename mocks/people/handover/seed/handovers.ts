import { textPdf } from '../../../files/pdf';
import { plainPng } from '../../../files/png';
import { printOf } from '../../../server/link-token';
import type { Db, RowOf } from '../../../world/db';

type Row = RowOf<'handover'>;

const gaj = {
  ulica: 'Lipova ulica',
  hisna_stevilka: '7a',
  postna_stevilka: '1999',
  kraj: 'Zeleni Gaj',
};
const nowhere = { ulica: null, hisna_stevilka: null, postna_stevilka: null, kraj: null };

/**
 * Ana sells garage 0137G05, whose taker has not answered yet; a complete draft of flat 14; the garage as Ana took it over; a
 * refused sale and an empty draft of flat 7.
 */
const handovers: readonly Row[] = [
  {
    id_predaje: 701,
    payer: 'zelenigaj/118903',
    inventarna_stevilka: '0137G05',
    predajnik: '',
    taker_id: 0,
    vrsta: 'prodaja',
    stanje: 'caka_prevzemnika',
    razlicica: 5,
    datum_predaje: '2026-11-30',
    prvi_mesec: '2026-11',
    prevzemnik: JSON.stringify({
      ime: 'Tina Kralj',
      naslov: gaj,
      e_posta: 'tina.kralj@example.si',
      davcna: '59023341',
    }),
    stevci: '{}',
    predajnik_ob: '2026-11-19T10:05:00+01:00',
    prevzemnik_ob: null,
    razlog: null,
    ustvarjeno_ob: '2026-11-17T19:40:00+01:00',
    zadnji_odtis: '',
  },
  {
    id_predaje: 702,
    payer: 'zelenigaj/104217',
    inventarna_stevilka: '0137014',
    predajnik: '',
    taker_id: 0,
    vrsta: 'darilo',
    stanje: 'osnutek',
    razlicica: 3,
    datum_predaje: '2026-11-24',
    prvi_mesec: '2026-11',
    prevzemnik: JSON.stringify({
      ime: 'Jure Zupančič',
      naslov: gaj,
      e_posta: 'jure.zupancic@example.si',
      davcna: null,
    }),
    stevci: JSON.stringify({ '33120442': 413.2 }),
    predajnik_ob: null,
    prevzemnik_ob: null,
    razlog: null,
    ustvarjeno_ob: '2026-11-18T08:15:00+01:00',
    zadnji_odtis: '',
  },
  {
    id_predaje: 703,
    payer: '',
    inventarna_stevilka: '0137G05',
    predajnik: 'Miha Hribar',
    taker_id: 4821,
    vrsta: 'prodaja',
    stanje: 'potrjeno',
    razlicica: 7,
    datum_predaje: '2021-02-28',
    prvi_mesec: null,
    prevzemnik: JSON.stringify({
      ime: 'Ana Zupančič',
      naslov: { ...gaj, ulica: 'Javorjeva ulica', hisna_stevilka: '12' },
      e_posta: 'ana.zupancic@example.si',
      davcna: null,
    }),
    stevci: '{}',
    predajnik_ob: '2021-02-20T09:00:00+01:00',
    prevzemnik_ob: '2021-02-21T18:30:00+01:00',
    razlog: null,
    ustvarjeno_ob: '2021-02-19T08:00:00+01:00',
    zadnji_odtis: '',
  },
  {
    id_predaje: 704,
    payer: 'zelenigaj/104217',
    inventarna_stevilka: '0291007',
    predajnik: '',
    taker_id: 0,
    vrsta: 'prodaja',
    stanje: 'zavrnjeno',
    razlicica: 6,
    datum_predaje: '2025-03-31',
    prvi_mesec: null,
    prevzemnik: JSON.stringify({
      ime: 'Luka Hribar',
      naslov: gaj,
      e_posta: 'luka.hribar@example.si',
      davcna: null,
    }),
    stevci: JSON.stringify({ '44120007': 301.5, '44120008': 985.2 }),
    predajnik_ob: '2025-03-12T09:00:00+01:00',
    prevzemnik_ob: '2025-03-13T07:45:00+01:00',
    razlog: 'Priložena pogodba ni podpisana.',
    ustvarjeno_ob: '2025-03-10T08:00:00+01:00',
    zadnji_odtis: '',
  },
  {
    id_predaje: 705,
    payer: 'zelenigaj/104217',
    inventarna_stevilka: '0291007',
    predajnik: '',
    taker_id: 0,
    vrsta: 'najem',
    stanje: 'osnutek',
    razlicica: 1,
    datum_predaje: null,
    prvi_mesec: null,
    prevzemnik: JSON.stringify({ ime: null, naslov: nowhere, e_posta: null, davcna: null }),
    stevci: '{}',
    predajnik_ob: null,
    prevzemnik_ob: null,
    razlog: null,
    ustvarjeno_ob: '2026-11-16T17:00:00+01:00',
    zadnji_odtis: '',
  },
];

/** The links of the description's examples. */
const links: readonly RowOf<'handoverLink'>[] = [
  {
    odtis: printOf('cHJlZGFqYS1nYXJhemUtY2FrYS1uYS10aW5vLXRlc3Q'),
    id_predaje: 701,
    velja_do: '2026-11-26T10:05:00+01:00',
    porabljen_ob: null,
    umaknjen_ob: null,
  },
  {
    odtis: printOf('cHJlZGFqYS1wb3ZlemF2YS11bWFrbmplbmEtdGVzdA'),
    id_predaje: 701,
    velja_do: '2026-11-25T09:00:00+01:00',
    porabljen_ob: null,
    umaknjen_ob: '2026-11-19T10:05:00+01:00',
  },
  {
    odtis: printOf('cHJlZGFqYS1wb3ZlemF2YS1wb3JhYmxqZW5hLXRlc3Q'),
    id_predaje: 703,
    velja_do: '2021-02-27T09:00:00+01:00',
    porabljen_ob: '2021-02-21T18:30:00+01:00',
    umaknjen_ob: null,
  },
  {
    odtis: printOf('cHJlZGFqYS1wb3ZlemF2YS1qZS1wb3Rla2xhLXRlc3Q'),
    id_predaje: 704,
    velja_do: '2025-03-18T09:00:00+01:00',
    porabljen_ob: null,
    umaknjen_ob: null,
  },
];

interface SeedFile {
  readonly id_predaje: number;
  readonly id_priloge: number;
  readonly vrsta: RowOf<'handoverFile'>['vrsta'];
  readonly st_merilnika?: string;
  readonly naziv: string;
  readonly bytes: Uint8Array;
}

const files: readonly SeedFile[] = [
  {
    id_predaje: 701,
    id_priloge: 1,
    vrsta: 'pogodba',
    naziv: 'kupoprodajna_pogodba.pdf',
    bytes: textPdf([
      'Kupoprodajna pogodba za garažo',
      'Prodajalka: Ana Zupančič, Javorjeva ulica 12, 1999 Zeleni Gaj',
      'Kupovalka: Tina Kralj, Lipova ulica 7a, 1999 Zeleni Gaj',
      'Predmet: garaža 0137G05, Javorjeva ulica 12, 12,50 m²',
      'Kupnina: 14.500,00 EUR, plačana pred predajo ključev',
      'Predaja: 30.11.2026. Stroške do vključno tega dne plača prodajalka.',
      'Zeleni Gaj, 16.11.2026',
    ]),
  },
  {
    id_predaje: 702,
    id_priloge: 1,
    vrsta: 'pogodba',
    naziv: 'darilna_pogodba.pdf',
    bytes: textPdf(['Darilna pogodba']),
  },
  {
    id_predaje: 702,
    id_priloge: 2,
    vrsta: 'stevec',
    st_merilnika: '33120442',
    naziv: 'vodomer.png',
    bytes: plainPng(),
  },
];

/** Adds the demo's handovers; the manager's estimate is 0.60 € for each of the garage's 12.50 m² into the fund (pages.md 3). */
export function seedHandovers(db: Db): void {
  for (const row of handovers) db.handover.create(row);
  for (const link of links) db.handoverLink.create(link);
  for (const { bytes, ...file } of files) {
    db.handoverFile.create({
      ...file,
      key: `${file.id_predaje}/${file.id_priloge}`,
      st_merilnika: file.st_merilnika ?? null,
      tip: file.naziv.endsWith('.pdf') ? 'application/pdf' : 'image/png',
      velikost: bytes.length,
      vsebina: Buffer.from(bytes).toString('base64'),
    });
  }
  db.costPlan.create({ inventarna_stevilka: '0137G05', redni: 634, rezervni_sklad: 750 });
}
