import type { EnergyComplaintStep, EnergyContact, FuelShare } from '../../../src/api/schema';
import type { RowOf } from '../../world/db';

/** Consumers' organisations and advice on energy; the telephone numbers are left out. */
const contacts: readonly EnergyContact[] = [
  {
    naziv: 'Mreža energetskih svetovalcev ENSVET',
    vrsta: 'svetovanje',
    url: 'https://www.ekosklad.si',
    telefon: null,
  },
  {
    naziv: 'Zveza potrošnikov Slovenije',
    vrsta: 'potrosniki',
    url: 'https://www.zps.si',
    telefon: null,
  },
  {
    naziv: 'Agencija za energijo',
    vrsta: 'agencija',
    url: 'https://www.agen-rs.si',
    telefon: null,
  },
];

/** The terms are invented for the demo. */
const complaints: readonly EnergyComplaintStep[] = [
  {
    korak: 1,
    naziv: 'Reklamacija pri upravniku',
    opis: 'Sporočite obdobje, merilnik in razlog. Upravnik preveri odčitek in delitev stroškov.',
    rok_dni: 15,
    url: null,
  },
  {
    korak: 2,
    naziv: 'Ugovor dobavitelju toplote',
    opis: 'Če se ne strinjate s ceno ali količino toplote za stavbo, jo preveri dobavitelj.',
    rok_dni: 30,
    url: null,
  },
  {
    korak: 3,
    naziv: 'Izvensodno reševanje sporov',
    opis: 'Spor lahko predložite izvajalcu izvensodnega reševanja potrošniških sporov.',
    rok_dni: null,
    url: null,
  },
];

const levies = [
  ['Prispevek za učinkovito rabo energije', 80, '0.80 € na MWh (izmišljeno za predstavitev)'],
  ['Okoljska dajatev za izpuste CO₂', 310, '3.10 € na MWh (izmišljeno za predstavitev)'],
];

const cityHeat: readonly FuelShare[] = [
  { energent: 'zemeljski_plin', delez: 62 },
  { energent: 'lesna_biomasa', delez: 30 },
  { energent: 'odvecna_toplota', delez: 8 },
];
const ownBoiler: readonly FuelShare[] = [
  { energent: 'lesna_biomasa', delez: 85 },
  { energent: 'kurilno_olje', delez: 15 },
];

const reference = (kwh_na_m2_leto: number, kategorija: string) =>
  JSON.stringify({
    kwh_na_m2_leto,
    kategorija,
    vir: 'izmišljen normativ za predstavitev',
    leto: 2025,
  });

const common = {
  osnovna_temperatura: 20,
  vir_primanjkljaja: 'izmišljeni podatki za predstavitev',
  kwh_na_m3_tople_vode: 60,
  rok_daljinskega: '2027-01-01',
  dajatve_na_mwh: JSON.stringify(levies),
  stiki: JSON.stringify(contacts),
  pritozbe: JSON.stringify(complaints),
} as const;

/** How the buildings of the demo world are heated; all figures are invented. */
export const heatingSystems: readonly RowOf<'heatingSystem'>[] = [
  {
    ...common,
    objekt_sifra: '0137',
    toplotna_moc_sistema_mw: 34.5,
    emisije_g_na_kwh: 148,
    daljinsko_odcitavanje: 'delno',
    ogrevana_povrsina: 271_600,
    primerljivih_enot: 40,
    mesanica_energentov: JSON.stringify(cityHeat),
    referencni_uporabnik: reference(140, 'večstanovanjska stavba, grajena 1981–2002'),
  },
  {
    ...common,
    objekt_sifra: '0291',
    toplotna_moc_sistema_mw: 0.35,
    emisije_g_na_kwh: null,
    daljinsko_odcitavanje: 'delno',
    ogrevana_povrsina: 73_520,
    primerljivih_enot: 18,
    mesanica_energentov: JSON.stringify(ownBoiler),
    referencni_uporabnik: reference(120, 'večstanovanjska stavba, grajena 1981–2002'),
  },
  {
    ...common,
    objekt_sifra: '0044',
    toplotna_moc_sistema_mw: 34.5,
    emisije_g_na_kwh: 148,
    daljinsko_odcitavanje: 'ne',
    ogrevana_povrsina: 312_000,
    primerljivih_enot: 2,
    mesanica_energentov: JSON.stringify(cityHeat),
    referencni_uporabnik: reference(160, 'večstanovanjska stavba, grajena do leta 1980'),
  },
];

/** Expected cost of the year 2026, in cents. */
export const expectedCosts: readonly RowOf<'expectedCost'>[] = [
  { inventarna_stevilka: '0137014', znesek: 106_840 },
  { inventarna_stevilka: '0291007', znesek: 61_250 },
  { inventarna_stevilka: '0044009', znesek: 74_900 },
];
