import type { Db, RowOf } from '../../world/db';
import { payerKey } from '../../world/db';
import { demoIban } from '../iban';

const flat14 = payerKey('zelenigaj', '104217');
const garages = payerKey('zelenigaj', '118903');
const breza = payerKey('breza', '5530');
const rok = payerKey('zelenigaj', '204511');

const noInvoice = { banka: null, velja_od: null, velja_do: null, razlog: null };

/** How the bills of the demo arrive: each state but an ended e-invoice. */
const deliveries: readonly RowOf<'delivery'>[] = [
  {
    ...noInvoice,
    payer: flat14,
    nacin_prejema: 'e_racun',
    e_stanje: 'aktivno',
    banka: 'Hranilnica Gaj',
    velja_od: '2024-03-01',
  },
  { ...noInvoice, payer: garages, nacin_prejema: 'portal', e_stanje: 'ni' },
  {
    ...noInvoice,
    payer: breza,
    nacin_prejema: 'posta',
    e_stanje: 'zavrnjeno',
    banka: 'Hranilnica Gaj',
    razlog: 'Naslov pri banki se ne ujema z naslovom na obračunu.',
  },
  {
    ...noInvoice,
    payer: rok,
    nacin_prejema: 'e_posta',
    e_stanje: 'v_obdelavi',
    banka: 'Banka Javor',
  },
];

const address = (ulica: string, hisna_stevilka: string) =>
  JSON.stringify({ ulica, hisna_stevilka, postna_stevilka: '1999', kraj: 'Zeleni Gaj' });

const begun = { veljavno_od: null, placujete_sami_od: null, zadnja_obremenitev: null };

/**
 * Ana has ended the mandate of flat 14, by which bills were paid until 25.9. (pages.md P3); that of the garages is new. Rok's waits for
 * the signature.
 */
const mandates: readonly RowOf<'mandate'>[] = [
  {
    id_pooblastila: 801,
    payer: flat14,
    referenca: 'ZE-104217-01',
    stanje: 'ukinjeno',
    razlicica: 4,
    stanje_od: '2026-09-28T18:20:00+02:00',
    imetnik: 'Ana Zupančič',
    naslov: address('Javorjeva ulica', '12'),
    iban: demoIban(700_123),
    veljavno_od: '2024-04-01',
    placujete_sami_od: '2026-10-01',
    zadnja_obremenitev: '2026-09-25',
    razlog: 'preklic',
    zadnji_odtis: '',
    izbrisano: false,
  },
  {
    ...begun,
    id_pooblastila: 802,
    payer: garages,
    referenca: 'ZE-118903-01',
    stanje: 'aktivno',
    razlicica: 3,
    stanje_od: '2026-11-16T08:10:00+01:00',
    imetnik: 'Ana Zupančič',
    naslov: address('Javorjeva ulica', '12'),
    iban: demoIban(700_123),
    veljavno_od: '2026-12-01',
    razlog: null,
    zadnji_odtis: '',
    izbrisano: false,
  },
  {
    ...begun,
    id_pooblastila: 803,
    payer: rok,
    referenca: 'ZE-204511-01',
    stanje: 'v_podpisu',
    razlicica: 2,
    stanje_od: '2026-11-19T20:45:00+01:00',
    imetnik: 'Rok Petek',
    naslov: address('Brezova pot', '4'),
    iban: demoIban(800_456),
    razlog: null,
    zadnji_odtis: '',
    izbrisano: false,
  },
];

/** How the demo's bills arrive and are paid. Breza takes no direct debits. */
export function seedMandates(db: Db): void {
  db.creditor.create({ manager: 'zelenigaj', identifikator: 'SI12ZZZ99912345' });
  for (const row of deliveries) db.delivery.create(row);
  for (const row of mandates) db.mandate.create(row);
}
