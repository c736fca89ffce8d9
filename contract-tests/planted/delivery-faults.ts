/** Faults of deliveries and mandates: each answer has the form that the description gives, and a state, a day or the account is wrong. */
import { type PlantedFault, spoil } from './faults';

type Json = Record<string, unknown>;

const delivery = (name: string, change: (json: Json) => Json): PlantedFault =>
  spoil(`delivery: ${name}`, '/v2/delivery/', (json) => ({ ...json, ...change(json) }));

const mandate = (name: string, change: (row: Json) => Json): PlantedFault =>
  delivery(name, ({ pooblastilo }) => ({
    pooblastilo: pooblastilo && { ...Object(pooblastilo), ...change(Object(pooblastilo)) },
  }));

/** What the page of delivery shows. */
export const deliveryFaults: readonly PlantedFault[] = [
  mandate('the whole account number', () => ({ iban_maskiran: 'SI56999990070012374' })),
  mandate('an ended mandate without the day from which the user pays', () => ({
    placujete_sami_od: null,
  })),
  mandate('a mandate in force with the day of its end', () => ({
    stanje: 'aktivno',
    razlog: null,
  })),
  mandate('a mandate that ends before it begins', () => ({ placujete_sami_od: '2020-01-01' })),
  mandate('a debit after the end', () => ({ placujete_sami_od: '2026-09-25' })),
  mandate('an end without a reason', () => ({ razlog: null })),
  mandate('a mandate to sign without its paper', () => ({ pot_pdf: null })),
  mandate('a draft with a paper', () => ({
    stanje: 'osnutek',
    veljavno_od: null,
    placujete_sami_od: null,
    zadnja_obremenitev: null,
    razlog: null,
  })),
  delivery('e-invoices in force, and bills by post', () => ({ nacin_prejema: 'posta' })),
  delivery('an end that is over', () => ({ placujete_sami_od: '2020-11-24' })),
  delivery('a refused e-invoice without a reason', () => ({
    nacin_prejema: 'posta',
    e_racun: { stanje: 'zavrnjeno', banka: null, velja_od: null, velja_do: null, razlog: null },
  })),
];
