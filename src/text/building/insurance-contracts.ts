import { counted, type PluralForms } from '../common/plural';

const valid: PluralForms = {
  one: 'veljavno zavarovalno pogodbo',
  two: 'veljavni zavarovalni pogodbi',
  few: 'veljavne zavarovalne pogodbe',
  other: 'veljavnih zavarovalnih pogodb',
};

/** Texts of "Zavarovalne pogodbe" (`pages.md` P23). */
export const insuranceText = {
  answer: (count: number) => `Stavba ima ${counted(count, valid)}.`,
  noneValid: 'Stavba trenutno nima veljavne zavarovalne pogodbe.',
  /** `cost` with its currency. */
  monthly: (cost: string) => `Vaš mesečni strošek: ${cost}.`,
  belongings: 'Opreme in osebnih predmetov v stanovanju zavarovanje stavbe praviloma ne krije.',
  showPast: 'Prikaži pretekle pogodbe',
  empty: 'Za to stavbo ni zavarovalnih pogodb.',
  past: 'Poteklo',
  valid: 'Velja',
  /** The days are formatted. */
  begins: (day: string) => `Velja od ${day}`,
  validUntil: (day: string) => `Velja do ${day}`,
  ends: (day: string) => `Poteče ${day}`,
  facts: {
    predmet: 'Predmet zavarovanja',
    kritja: 'Kritja',
    izkljucitve: 'Ni krito',
    zavarovalna_vsota: 'Zavarovalna vsota',
    letna_premija: 'Letna premija',
    mesecni_strosek_enote: 'Vaš mesečni strošek',
    fransiza: 'Odbitna franšiza',
    velja: 'Velja',
    vkljucena_enota: 'Vaša enota je vključena',
  },
  yes: 'Da',
  no: 'Ne',
  term: (from: string, to: string) => `${from}–${to}`,
  policyNumber: (policy: string) => `Polica ${policy}`,
  policy: 'Prenesi polico (PDF)',
  conditions: 'Prenesi pogoje (PDF)',
  damage: 'Prijava škode',
  damageForm: 'Obrazec za prijavo škode',
} as const;
