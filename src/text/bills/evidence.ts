import { daysLasting } from '../common/days-lasting';
import { counted, type PluralForms } from '../common/plural';

const files: PluralForms = {
  one: 'datoteka',
  two: 'datoteki',
  few: 'datoteke',
  other: 'datotek',
};

const missing: PluralForms = {
  one: 'datoteka manjka',
  two: 'datoteki manjkata',
  few: 'datoteke manjkajo',
  other: 'datotek manjka',
};

/** The parts of an evidence pack, by section. */
export const evidenceSections = {
  bill: 'Obračun (PDF)',
  breakdown: 'Razdelilnik stroškov (PDF)',
  specification: 'Specifikacija stroškov (CSV in JSON)',
  check: 'Naš preračun postavk (CSV)',
  suppliers: 'Računi dobaviteljev',
  readings: 'Odčitki (CSV)',
  heat: 'Obračun toplote (PDF)',
  registered: 'Prijavljene osebe (CSV)',
  decisions: 'Zapisniki in sklepi zadnjega leta',
  complaint: 'Rok, koraki in oddane reklamacije',
} as const;

/** Texts of the evidence pack (`pages.md` P14). */
export const evidenceText = {
  open: 'Dokazni paket',
  openFor: (period: string) => `Dokazni paket za ${period}`,
  title: (period: string) => `Dokazni paket ${period}`,
  lead: 'Ena datoteka ZIP z vsem, kar pojasni ta obračun. Nastane na vaši napravi.',
  choose: 'Kaj gre v paket',
  sizeKnown: (size: string) => `Znana velikost: ${size}. Velikost drugih datotek ni znana vnaprej.`,
  sizeUnknown: 'Velikost datotek ni znana vnaprej.',
  make: 'Izdelaj paket',
  cancel: 'Prekliči',
  nothing: 'Izberite vsaj en del paketa.',
  files: (count: number) => counted(count, files),
  unknownSize: 'velikost ni znana',
  lacks: (count: number, reasons: string) => `${counted(count, missing)} (${reasons})`,
  making: 'Izdelava paketa',
  progress: (done: number, all: number, size: string) => `${done} od ${all} · ${size}`,
  packing: 'Sestavljam paket …',
  large: (size: string) => `Paket ima že ${size}. Ali nadaljujem?`,
  largeKnown: (size: string) => `Paket bo imel vsaj ${size}. Ali nadaljujem?`,
  continue: 'Nadaljuj',
  offline: 'Ni povezave s strežnikom. Vaša izbira je ohranjena, paket ni shranjen.',
  failed: 'Paketa ni bilo mogoče izdelati. Vaša izbira je ohranjena.',
  again: 'Poskusi znova',
  cancelled: 'Izdelava je preklicana. Nič ni shranjeno.',
  made: (count: number, size: string) => `Paket je shranjen: ${counted(count, files)}, ${size}.`,
  lacking: (count: number) => `${counted(count, missing)}:`,
  locked: (names: string) => `Za odpiranje je potrebno geslo: ${names}.`,
  saveAgain: 'Shrani znova',
  complaint: 'Reklamacija',
  complain: 'Odpri reklamacijo',
  complainHint: 'Označite postavke, s katerimi se ne strinjate. Paket se priloži reklamaciji.',
  complainBare: 'Označite postavke, s katerimi se ne strinjate.',
  tooLargeToAttach: 'Paket je večji od 10 MB, zato ga reklamaciji ni mogoče priložiti.',
  lines: 'Sporne postavke',
  term: (date: string) => `Reklamacija je mogoča do ${date}`,
  termOver: (date: string) => `Rok za reklamacijo se je iztekel ${date}.`,
  noTerm: 'Upravnik roka za reklamacijo ni določil.',
  steps: 'Koraki',
} as const;

/** The days left of a term: `še 6 dni`, `danes je zadnji dan`. */
export function daysLeftText(days: number): string {
  return days === 0 ? 'danes je zadnji dan' : `še ${counted(days, daysLasting)}`;
}

/** Why a file is not in the pack. */
export const missingReasons = {
  notOnServer: 'dokumenta ni na strežniku',
  notPublished: 'upravnik dokumenta ni objavil',
  noInvoice: 'računa ni med dokumenti dobaviteljev',
  none: 'za to obdobje ni podatkov',
  noBuilding: 'stavba te enote ni znana',
  noRights: 'nimate dostopa',
  noPage: (title: string) => `nimate dostopa do strani »${title}«`,
  serverError: (status: number) => `strežnik je odgovoril z napako ${status}`,
  unreadable: 'odgovor strežnika ni uporaben',
} as const;

/** The words of `VSEBINA.txt`. */
export const contentsText = {
  title: 'DOKAZNI PAKET',
  manager: 'Upravnik',
  payer: 'Šifra plačnika',
  unit: 'Enota',
  period: 'Obdobje',
  bill: 'Št. obračuna',
  version: 'Različica portala',
  files: 'DATOTEKE',
  size: (bytes: number) => `velikost v bajtih: ${bytes}`,
  hash: (hash: string) => `SHA-256: ${hash}`,
  fetched: (time: string) => `pridobljeno: ${time}`,
  source: (call: string) => `vir: ${call}`,
  missing: (reason: string) => `MANJKA – ${reason}`,
  locked: 'PDF je zaščiten z geslom',
} as const;

/** Headings and words of `04_preverjanje.csv`. */
export const checkFileText = {
  columns: ['Postavka', 'Na obračunu', 'Preračunano', 'Razlika', 'Pravilo', 'Izid'],
  outcomes: { agrees: 'se ujema', differs: 'se ne ujema', unknown: 'ni mogoče preračunati' },
  rule: (cost: string, unit: string, building: string, rate: string) =>
    `${cost} × ${unit} / ${building}, DDV ${rate} %`,
  ownRule: (rate: string) => `osnova z obračuna, DDV ${rate} %`,
  group: (name: string) => `Seštevek skupine ${name}`,
  rate: (rate: string) => `Rekapitulacija DDV ${rate} %`,
  total: 'Skupaj za plačilo',
  sumRule: 'vsota postavk',
} as const;

/** Headings of the other tables of the pack. */
export const evidenceColumns = {
  readings: {
    st_merilnika: 'Merilnik',
    vrsta_merilnika: 'Vrsta',
    prostor: 'Prostor',
    datum_prejsnji: 'Prejšnji datum',
    datum_odcitka: 'Datum odčitka',
    stanje_prejsnje: 'Prejšnje stanje',
    stanje_novo: 'Novo stanje',
    poraba: 'Poraba',
    enota_mere: 'Enota mere',
    faktor: 'Faktor',
    nacin: 'Način',
  },
  registered: {
    inventarna_stevilka: 'Enota',
    velja_od: 'Velja od',
    velja_do: 'Velja do',
    st_oseb: 'Osebe',
    st_psov: 'Psi',
    vir: 'Vir',
  },
} as const;
