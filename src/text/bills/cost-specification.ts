import { counted, formFor, type PluralForms } from '../common/plural';

const linesDiffer: PluralForms = {
  one: 'postavka se ne ujema',
  two: 'postavki se ne ujemata',
  few: 'postavke se ne ujemajo',
  other: 'postavk se ne ujema',
};

const agree: PluralForms = {
  one: 'ujema se',
  two: 'ujemata se',
  few: 'ujemajo se',
  other: 'ujemajo se',
};

/** In the genitive, because a negation follows. */
const linesNot: PluralForms = {
  one: 'postavke',
  two: 'postavk',
  few: 'postavk',
  other: 'postavk',
};

const DUE_DATE = 'Rok plačila';

/** Texts of the cost specification, the page on which a bill is checked (`pages.md` P14). */
export const costText = {
  period: 'Obdobje',
  unit: 'Enota',
  empty: 'Za izbrano obdobje ni specifikacije stroškov.',
  /** The amount with its currency; no day for a bill without one. */
  answer: (period: string, amount: string, due: string | null) =>
    `Vaš obračun za ${period}: ${amount}.${due === null ? '' : ` ${DUE_DATE}: ${due}.`}`,
  billNumber: 'Št. obračuna',
  dueDate: DUE_DATE,
  lines: 'Postavke',
  total: 'Skupaj za plačilo',
  print: 'Natisni',
  ask: 'Vprašaj o postavki',
  invoice: 'Račun dobavitelja',
  inInvoices: 'Med vsemi računi',
  document: (period: string) => `Specifikacija stroškov ${period}`,
  byGroup: 'Iz česa je obračun',
  byGroupCaption: (period: string) => `Obračun ${period} po skupinah stroškov`,
  kind: 'Vrsta stroška',
} as const;

/** Texts of the check of a bill. Amounts have their currency. */
export const checkText = {
  allRight: 'Preračunali smo vse postavke: ujemajo se.',
  someRight: (checked: number, all: number) =>
    `Preračunali smo ${checked} od ${all} postavk: ${formFor(checked, agree)}.`,
  notComputable: (count: number) => `${counted(count, linesNot)} ni mogoče preračunati.`,
  noneComputable: 'Postavk tega obračuna ni mogoče preračunati. Seštevki se ujemajo.',
  differ: (count: number) => `${counted(count, linesDiffer)} z našim preračunom.`,
  sumsDiffer: 'Seštevki na obračunu se ne ujemajo s postavkami.',
  computedTotal: (amount: string) => `Po našem preračunu je obračun ${amount}.`,
  sameTotal: 'Znesek za plačilo se kljub temu ujema.',
  ask: 'O razliki vprašajte upravnika.',
  tooMuch: (amount: string) => `${amount} preveč`,
  tooLittle: (amount: string) => `${amount} premalo`,
  partsDiffer: 'osnova ali DDV se ne ujema, skupni znesek pa',
  shareDiffers: 'delež se ne ujema, znesek pa',
  group: (name: string) => `Seštevek skupine ${name}`,
  rate: (rate: string) => `Rekapitulacija DDV, stopnja ${rate}`,
  total: 'Skupni seštevek',
  outcomes: { differs: 'Se ne ujema', unknown: 'Ni mogoče preračunati' },
} as const;

/** Names of the details of a line. */
export const lineText = {
  complained: 'Reklamirano:',
  complaint: (number: string) => `Reklamacija ${number}`,
  supplier: 'Dobavitelj',
  invoice: 'Račun',
  invoiceOf: (number: string, date: string) => (date === '/' ? number : `${number}, ${date}`),
  buildingCost: 'Strošek stavbe',
  beforeVat: (amount: string) => `${amount} brez DDV`,
  key: 'Ključ delitve',
  buildingQuantity: 'Količina stavbe',
  unitQuantity: 'Vaša količina',
  share: 'Vaš delež',
  /** Before the percentage, in the closed row. */
  ownShare: 'vaš delež',
  onBill: 'Na obračunu',
  computation: 'Preračun',
  difference: 'Razlika',
  net: 'Osnova',
  vat: 'DDV',
  sum: 'Skupaj',
  vatOf: (rate: string, amount: string) => `DDV ${rate} = ${amount}`,
  noVat: 'brez DDV',
  sumOf: (amount: string) => `skupaj ${amount}`,
  netOf: (amount: string) => `Osnova ${amount}`,
  heatLimits:
    'Pri ogrevanju je delež enote omejen na 40\u00A0% do 300\u00A0% deleža po površini, zato se lahko razlikuje od porabe.',
} as const;

export const vatText = {
  heading: 'Rekapitulacija DDV',
  rate: 'Stopnja',
  net: 'Osnova',
  vat: 'DDV',
  check: 'Preračun',
} as const;

/** The allocation keys: the name of the key and its meaning. */
export const keyTexts = {
  PO: ['površina', 'Strošek se deli po površini enote.'],
  OP: ['ogrevana površina', 'Strošek se deli po ogrevani površini enote.'],
  EN: ['število enot', 'Strošek se deli na enake dele, za vsako enoto enega.'],
  OS: ['število uporabnikov', 'Strošek se deli po številu prijavljenih uporabnikov enote.'],
  OS_PES: [
    'uporabniki in psi',
    'Strošek se deli po številu prijavljenih uporabnikov enote in psov; pes šteje za polovico uporabnika.',
  ],
  SD: ['solastniški delež', 'Strošek se deli po solastniškem deležu enote.'],
  ST: ['poraba po števcu', 'Strošek se deli po porabi, ki jo kaže števec enote.'],
  DE: ['enote delilnikov', 'Strošek se deli po obračunskih enotah delilnikov toplote v enoti.'],
  ZN: ['individualni strošek', 'Strošek bremeni samo vašo enoto in se ne deli.'],
} as const;

/** Only the names, by `kljuc`. */
export const keyNames = Object.fromEntries(
  Object.entries(keyTexts).map(([key, [name]]) => [key, name]),
);
