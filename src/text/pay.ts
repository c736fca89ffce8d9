import type { PluralForms } from './plural';

/** Texts of the dialog "Podatki za plačilo" (`domain.md` 2.6, P17). */
export const payText = {
  pay: 'Plačaj',
  payAll: 'Plačaj vse',
  paySelected: 'Plačaj izbrano',
  title: 'Podatki za plačilo',
  close: 'Zapri',
  rows: {
    recipient: 'Prejemnik',
    iban: 'IBAN',
    reference: 'Referenca',
    amount: 'Znesek',
    purpose: 'Namen plačila',
    purposeCode: 'Koda namena',
    deadline: 'Rok plačila',
  },
  copy: 'Kopiraj',
  savePicture: 'Shrani sliko',
  /** `amount` with its currency. */
  codeLabel: (amount: string) => `Koda UPN QR za plačilo zneska ${amount}`,
  scanHint: 'Kodo QR skenirajte z aplikacijo mobilne banke.',
  phoneHint: 'Shranite kodo QR kot sliko in jo uvozite v mobilno banko ali kopirajte podatke.',
  afterPay: 'Plačilo bo vidno, ko ga bo upravnik evidentiral.',
  ownAccount:
    'Prispevek v rezervni sklad se plačuje na ločen račun. Ne združujte ga z rednim obračunom.',
  oneByOne:
    'Vsak obračun ima svojo kodo QR. Plačajte jih posamično; na seznamu so od najstarejšega naprej.',
  jointOrOneByOne:
    'Obračune na istem računu lahko plačate z eno kodo QR ali vsakega posebej. Izberite eno od možnosti.',
  joint: 'Vse z enim plačilom',
  jointNote: 'Upravnik s plačilom najprej poravna najstarejši obračun.',
  account: (iban: string) => `Račun ${iban}`,
  /** What an account gets in all: how many payments, and their sum with its currency. */
  together: (payments: string, amount: string) => `${payments}, skupaj ${amount}`,
  bill: (number: string) => `Št. obračuna ${number}`,
  due: (date: string) => `rok\u00A0${date}`,
  withoutOrder:
    'Upravnik za ta obračun ni posredoval podatkov za plačilo. Obrnite se na upravnika.',
  /** `date` as it is shown, `/` when there is none. */
  directDebit: (date: string) =>
    `Postavka bo poravnana z direktno obremenitvijo${date === '/' ? '' : ` ${date}`}. Ročno plačilo ni potrebno.`,
} as const;

/** Why an order has no code; its data stand all the same. */
export const noCodeText = {
  recipient: 'Kode QR ni, ker manjka naziv prejemnika. Pred plačilom se obrnite na upravnika.',
  account: 'Kode QR ni, ker IBAN ni veljaven. Pred plačilom se obrnite na upravnika.',
  amount: 'Kode QR ni, ker znesek ni primeren za plačilni nalog. Obrnite se na upravnika.',
  reference: 'Kode QR ni, ker referenca ni veljavna. Pred plačilom se obrnite na upravnika.',
} as const;

export const payments: PluralForms = {
  one: 'plačilo',
  two: 'plačili',
  few: 'plačila',
  other: 'plačil',
};
