import { counted, countedWhole, formFor, type PluralForms } from '../common/plural';

const residents: PluralForms = {
  one: 'sosed',
  two: 'soseda',
  few: 'sosedje',
  other: 'sosedov',
};

const openFaults: PluralForms = {
  one: 'odprta napaka',
  two: 'odprti napaki',
  few: 'odprte napake',
  other: 'odprtih napak',
};

const faults: PluralForms = { one: 'napaka', two: 'napaki', few: 'napake', other: 'napak' };
const are: PluralForms = { one: 'je', two: 'sta', few: 'so', other: 'je' };

const wait: PluralForms = { one: 'čaka', two: 'čakata', few: 'čakajo', other: 'čaka' };

const reported: PluralForms = {
  one: 'Prijavil je',
  two: 'Prijavila sta',
  few: 'Prijavili so',
  other: 'Prijavilo je',
};

const answer = (open: number) =>
  open === 0
    ? 'V\u00A0stavbi zdaj ni odprtih napak.'
    : `V\u00A0stavbi ${formFor(open, are)} ${countedWhole(open, openFaults)}.`;

/** Texts of the faults of a building (`pages.md` P31). */
export const faultsText = {
  none: 'V tej stavbi ni prijavljenih napak. Če kaj ne deluje, to sporočite upravniku.',
  lead: 'Sosedje vidijo kraj, vrsto in stanje napake, vašega imena, opisa in fotografij pa ne.',
  back: 'Dogajanje',
  report: 'Prijavi napako',
  all: 'Napake v stavbi',
  sections: { asks: 'Čaka na vaš odgovor', open: 'Odprto', done: 'Zaključeno' },
  /** How many faults wait for an answer of the user, if any, and how many are open. */
  answer: (asks: number, open: number) =>
    asks === 0
      ? answer(open)
      : `Na\u00A0vaš odgovor ${formFor(asks, wait)} ${countedWhole(asks, faults)}. ${answer(open)}`,
  year: (year: string, count: number) => `${year}: ${countedWhole(count, faults)}`,
  /** The name of a fault without words of the manager. */
  nameOf: (trade: string, place: string) => `${trade}: ${place}`,
  /** The same of a fault of no trade. */
  faultAt: (place: string) => `Napaka: ${place[0]?.toLowerCase()}${place.slice(1)}`,
  reported: (day: string) => `prijavljeno ${day}`,
  mine: 'Vaša prijava',
  toConfirm: 'Potrdite, ali je odpravljeno',
  meTooDone: 'Tudi pri vas',
  others: (count: number) => `${formFor(count, reported)} tudi ${counted(count, residents)}`,
  sent: (number: string) => `Prijava ${number} je oddana. Tu boste videli, kako napreduje.`,
  facts: {
    number: 'Št. prijave',
    unit: 'Enota',
    trade: 'Področje',
    expected: 'Predvidoma do',
    payer: 'Strošek',
    reason: 'Zakaj je zavrnjeno',
    own: 'Vaš opis (vidi ga samo upravnik)',
  },
  undecidedPayer: 'Še ni odločeno',
  steps: 'Potek',
  photo: (number: number) => `Fotografija ${number}`,
  event: 'Dela so na strani Dogajanje',
  meToo: 'Tudi pri meni',
  meTooSaid: 'Zabeleženo: napaka je tudi pri vas. Ni je treba prijaviti še enkrat.',
  meTooFailed: 'Ni bilo zabeleženo. Poskusite znova.',
  meTooClosed: 'Napaka ni več odprta. Če še traja, jo prijavite.',
  asks: 'Upravnik je napako označil kot odpravljeno. Je res odpravljena?',
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
  upravnik: 'V mesečnem obračunu',
  sklad: 'Iz rezervnega sklada',
  lastnik: 'Plača lastnik enote',
} as const;
