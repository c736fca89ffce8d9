import { counted, type PluralForms } from '../common/plural';

/** After `Imate`. */
const units: PluralForms = { one: 'enoto', two: 'enoti', few: 'enote', other: 'enot' };

/** Texts of "Vaše enote" (`pages.md` P18). */
export const yourUnitsText = {
  /** How many units the user has, and which of several is selected. */
  answer: (count: number, selected: string | undefined) =>
    count > 1 && selected
      ? `Imate ${counted(count, units)}. Izbrana enota: ${selected}.`
      : `Imate ${counted(count, units)}.`,
  selected: 'Izbrana',
  choose: 'Izberi enoto',
  chosen: 'Enota je izbrana',
  persons: 'Prijava števila oseb',
  owner: 'Sporoči spremembo lastnika/najemnika',
  access: 'Dostop in predaja',
  people: 'Kdo še ima dostop do vaših enot in kaj sme.',
  handover: 'Prodaja, darilo, dedovanje ali najem, ki ga šele urejate.',
  note: 'Če podatki niso pravilni, sporočite spremembo upravniku.',
  detailsFailed: 'Podatkov o enotah ni bilo mogoče naložiti.',
  payerCode: 'Šifra plačnika',
  columns: {
    naziv_enote: 'Enota',
    vloga: 'Vloga',
    objekt_sifra: 'Šifra objekta',
    inventarna_stevilka: 'Inventarna številka',
    naslov: 'Naslov',
    posta: 'Pošta',
    vrsta_enote: 'Vrsta enote',
    etaza: 'Etaža',
    povrsina: 'Površina',
    ogrevana_povrsina: 'Ogrevana površina',
    solastniski_delez: 'Solastniški delež',
    st_oseb: 'Število oseb',
    st_psov: 'Število psov',
    id_dela_stavbe: 'ID dela stavbe (kataster)',
    velja_od: 'Od',
    velja_do: 'Do',
    najemnik: 'Najemnik',
  },
} as const;
