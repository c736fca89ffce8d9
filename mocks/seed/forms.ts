import type { components } from '../../src/api/schema';
import * as f from './form-fields';

type Form = components['schemas']['Form'];

/** A form; `velikost` is the size of its PDF, `null` when there is none. */
export type SeedForm = Omit<Form, 'pot_pdf'> & { readonly polja: readonly f.Field[] };

const online = { nacin: 'splet', velikost: null, kdo: 'vsi' } as const;

/** The forms of domain.md P24, alike at every manager, with its fields and the rules of C4. */
export const forms: readonly SeedForm[] = [
  {
    oznaka: 'sprememba_oseb',
    naziv: 'Prijava števila oseb in psov',
    opis: 'Sporočite spremembo v 15 dneh.',
    kategorija: 'spremembe',
    nacin: 'oboje',
    kdo: 'vsi',
    velikost: 64210,
    polja: [
      f.unit,
      f.count('st_oseb', 'Število oseb', 1, 30),
      f.count('st_psov', 'Število psov', 0, 10),
      f.field('velja_od', 'Velja od', 'datum'),
      f.optional(
        f.field('prazna', 'Enota je prazna ali se uporablja manj kot 15 dni v mesecu', 'potrditev'),
      ),
      f.optional(f.field('opomba', 'Opomba', 'dolgo_besedilo', { najvec: 500 })),
      f.optional(f.field('priloge', 'Dokazilo', 'priloge')),
      f.declaration,
    ],
  },
  {
    oznaka: 'sprememba_lastnika',
    naziv: 'Sprememba lastnika ali plačnika',
    opis: 'Sporočite prodajo, dedovanje ali drugo spremembo lastnika oziroma plačnika.',
    kategorija: 'spremembe',
    nacin: 'oboje',
    kdo: 'lastnik',
    velikost: 81544,
    polja: [
      f.unit,
      f.line('novi_lastnik', 'Novi lastnik (ime in priimek / naziv)'),
      f.line('naslov', 'Naslov', 200),
      f.optional(f.field('email', 'E-poštni naslov', 'email', { najvec: 100 })),
      f.optional(f.field('telefon', 'Telefon', 'telefon', { najvec: 30 })),
      f.field('datum_prevzema', 'Datum prevzema', 'datum'),
      f.optional(f.line('stanje_stevcev', 'Stanje števcev ob prevzemu', 500)),
      f.field('priloge', 'Pogodba', 'priloge'),
      f.declaration,
    ],
  },
  {
    ...online,
    oznaka: 'prijava_najemnika',
    naziv: 'Prijava najemnika',
    opis: 'Sporočite, komu oddajate enoto v najem.',
    kategorija: 'spremembe',
    kdo: 'lastnik',
    polja: [
      f.unit,
      f.line('najemnik', 'Najemnik'),
      f.field('najem_od', 'Datum začetka najema', 'datum'),
      f.optional(f.field('najem_do', 'Najem do', 'datum')),
      f.choice('placnik', 'Plačnik obratovalnih stroškov', {
        lastnik: 'Lastnik',
        najemnik: 'Najemnik',
      }),
      f.declaration,
    ],
  },
  {
    ...online,
    oznaka: 'e_racun',
    naziv: 'Vloga za e-račun',
    opis: 'Naročite obračune v spletno banko ali po e-pošti.',
    kategorija: 'placila',
    polja: [
      f.unit,
      f.bills,
      f.choice('nacin', 'Način', { banka: 'Spletna banka', email: 'E-pošta' }),
      f.onlyWhen('nacin', 'banka', f.field('iban', 'IBAN', 'iban')),
      f.onlyWhen('nacin', 'email', f.field('email', 'E-poštni naslov', 'email', { najvec: 100 })),
    ],
  },
  {
    oznaka: 'sepa',
    naziv: 'Soglasje za direktno obremenitev SEPA',
    opis: 'Soglasje natisnite, podpišite in pošljite upravniku.',
    kategorija: 'placila',
    nacin: 'pdf',
    kdo: 'vsi',
    velikost: 92018,
    polja: [],
  },
  {
    ...online,
    oznaka: 'stanje_vodomera',
    naziv: 'Sporočanje stanja vodomera',
    opis: 'Sporočite stanje vodomera v kubičnih metrih.',
    kategorija: 'stevci',
    polja: [
      f.unit,
      f.line('vodomer', 'Vodomer', 40),
      f.field('stanje', 'Stanje (m³)', 'stevilo', { najmanj: 0, najvec: 999999, decimalke: 3 }),
      f.field('datum_odcitka', 'Datum odčitka', 'datum'),
      f.optional(f.field('priloge', 'Fotografija', 'priloge')),
    ],
  },
  {
    ...online,
    oznaka: 'reklamacija_obracuna',
    naziv: 'Reklamacija obračuna',
    opis: 'Sporočite, s katero postavko obračuna se ne strinjate.',
    kategorija: 'placila',
    polja: [
      f.unit,
      f.line('obracun', 'Obračun', 40),
      f.line('postavka', 'Postavka', 200),
      f.text('opis', 'Opis'),
      f.optional(f.field('priloge', 'Priloga', 'priloge')),
    ],
  },
  {
    oznaka: 'prijava_skode',
    naziv: 'Prijava škode',
    opis: 'Sporočite škodo na skupnih delih ali v svoji enoti.',
    kategorija: 'skode',
    nacin: 'oboje',
    kdo: 'vsi',
    velikost: 70333,
    polja: [
      f.unit,
      f.field('nastanek', 'Datum in ura nastanka', 'datum_ura'),
      f.text('opis', 'Opis'),
      f.optional(f.line('povzrocitelj', 'Povzročitelj (če je znan)')),
      f.optional(f.field('priloge', 'Fotografije', 'priloge')),
      f.field('telefon', 'Telefon', 'telefon', { najvec: 30 }),
    ],
  },
  {
    ...online,
    oznaka: 'potrdilo',
    naziv: 'Potrdilo o poravnanih obveznostih',
    opis: 'Naročite potrdilo, da so obveznosti poravnane.',
    kategorija: 'placila',
    polja: [
      f.unit,
      f.field('na_dan', 'Na dan', 'datum'),
      f.choice('namen', 'Namen', { prodaja: 'Prodaja', drugo: 'Drugo' }),
      f.choice('prejem', 'Način prejema', { posta: 'Po pošti', email: 'Po e-pošti' }),
    ],
  },
  {
    oznaka: 'pooblastilo',
    naziv: 'Pooblastilo za zbor lastnikov',
    opis: 'Pooblastilo natisnite, podpišite in ga prinesite na zbor.',
    kategorija: 'drugo',
    nacin: 'pdf',
    kdo: 'lastnik',
    velikost: 58120,
    polja: [],
  },
  {
    ...online,
    oznaka: 'splosno_vprasanje',
    naziv: 'Splošno vprašanje upravniku',
    opis: 'Pišite upravniku.',
    kategorija: 'drugo',
    polja: [
      f.line('zadeva', 'Zadeva'),
      f.text('sporocilo', 'Sporočilo'),
      f.optional(f.field('priloge', 'Priloga', 'priloge')),
    ],
  },
];
