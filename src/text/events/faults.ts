import { counted, type PluralForms } from '../common/plural';

const residents: PluralForms = {
  one: 'sosed',
  two: 'soseda',
  few: 'sosedje',
  other: 'sosedov',
};

const open: PluralForms = {
  one: 'odprta napaka',
  two: 'odprti napaki',
  few: 'odprte napake',
  other: 'odprtih napak',
};

/** Texts of the faults of a building (`pages.md` P31). */
export const faultsText = {
  none: 'V tej stavbi ni prijavljenih napak. Če kaj ne deluje, to sporočite upravniku.',
  lead: 'Sosedje vidijo kraj, vrsto in stanje napake, vašega imena, opisa in fotografij pa ne.',
  path: 'Pot do strani',
  back: 'Dogajanje',
  report: 'Prijavi napako',
  all: 'Napake v stavbi',
  sections: { asks: 'Čaka na vaš odgovor', open: 'Odprto', done: 'Zaključeno' },
  /** How many faults are open. */
  answer: (count: number) =>
    count === 0 ? 'V stavbi zdaj ni odprtih napak.' : `V stavbi: ${counted(count, open)}.`,
  year: (year: string, count: number) => `${year} (${count})`,
  /** The name of a fault without words of the manager. */
  nameOf: (trade: string, place: string) => `${trade}: ${place}`,
  reported: (day: string) => `prijavljeno ${day}`,
  mine: 'Vaša prijava',
  meTooDone: 'Tudi pri vas',
  others: (count: number) => `Tudi ${counted(count, residents)}`,
  sent: (number: string) => `Prijava ${number} je oddana. Tu boste videli, kako napreduje.`,
  facts: {
    number: 'Št. prijave',
    place: 'Kraj',
    entrance: 'Vhod',
    unit: 'Enota',
    trade: 'Področje',
    expected: 'Predvidoma do',
    payer: 'Strošek krije',
    reason: 'Zakaj je zavrnjeno',
    own: 'Vaš opis (vidi ga samo upravnik)',
  },
  undecidedPayer: 'še ni odločeno',
  steps: 'Potek',
  photo: (number: number) => `Fotografija ${number}`,
  event: 'Dela so v dogajanju',
  meToo: 'Tudi pri meni',
  meTooSaid: 'Zabeleženo: napaka je tudi pri vas. Ni je treba prijaviti še enkrat.',
  meTooFailed: 'Ni bilo zabeleženo. Poskusite znova.',
  meTooClosed: 'Napaka ni več odprta. Če še traja, jo prijavite.',
  asks: 'Ali je odpravljeno?',
  yes: 'Da, odpravljeno',
  no: 'Ne, še traja',
  whatIsWrong: 'Kaj še ni v redu?',
  onlyManager: 'Prebere samo upravnik.',
  reopen: 'Odpri znova',
  cancel: 'Prekliči',
  confirmed: 'Hvala, napaka je zaključena.',
  reopened: 'Napaka je znova odprta.',
  confirmFailed: 'Odgovor ni bil oddan. Poskusite znova; isti odgovor lahko pošljete večkrat.',
  noLongerAsked: 'Upravnik za to napako ne čaka več na odgovor.',
} as const;

export const faultStates = {
  prejeto: 'Prejeto',
  pregledano: 'Pregledano',
  naroceno: 'Naročeno',
  v_popravilu: 'V popravilu',
  zakljuceno: 'Odpravljeno',
  zavrnjeno: 'Zavrnjeno',
} as const;

export const faultPlaces = {
  vhod: 'Vhod',
  stopnisce: 'Stopnišče',
  hodnik: 'Hodnik',
  dvigalo: 'Dvigalo',
  klet: 'Klet',
  garaza: 'Garaža',
  streha: 'Streha',
  fasada: 'Fasada',
  okolica: 'Okolica stavbe',
  enota: 'V moji enoti',
  drugo: 'Drugje',
} as const;

export const repairPayers = {
  upravnik: 'mesečni obračun',
  sklad: 'rezervni sklad',
  lastnik: 'lastnik enote',
} as const;
