import type { PluralForms } from '../common/plural';

const FEW_ACCOUNTS = ['en račun', 'dva računa', 'tri račune', 'štiri račune'];

const accountsWord = (count: number) => FEW_ACCOUNTS[count - 1] ?? `${count} računov`;

/** Texts of the dialog "Podatki za plačilo" (`pages.md` 2.6, P17). */
export const payText = {
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
  afterPay: 'Plačilo bo vidno v nekaj dneh, ko ga upravnik vknjiži.',
  ownAccount:
    'Prispevek v rezervni sklad se plačuje na ločen račun. Ne združujte ga z rednim obračunom.',
  oneByOne: 'Vsako plačilo ima svojo kodo QR. Začnite z najstarejšim.',
  /** The choice between one order for an account and one order for each bill. */
  choice: 'Obračune, ki se plačujejo na isti TRR, lahko plačate skupaj ali posamično.',
  jointly: 'Skupaj',
  singly: 'Posamično',
  jointNote: 'Upravnik s plačilom najprej poravna najstarejši obračun.',
  toAccount: (iban: string) => `Na račun ${iban}`,
  total: 'Skupaj',
  /** After the total: the payments with their number, and the number of accounts. */
  split: (payments: string, accounts: number) => `${payments} na ${accountsWord(accounts)}`,
  /** The position of the payment and the number of payments. */
  step: (place: number, all: number) => `${place} od ${all}`,
  places: 'Plačila',
  previous: 'Prejšnje plačilo',
  next: 'Naslednje plačilo',
  bill: (number: string) => `Št. obračuna ${number}`,
  bills: (numbers: readonly string[]) => `Št. obračunov ${numbers.join(', ')}`,
  due: (date: string) => `rok\u00A0${date}`,
  withoutOrder:
    'Upravnik za ta obračun ni posredoval podatkov za plačilo. Obrnite se na upravnika.',
} as const;

/** Why a payment order has no QR code; its data are shown in any case. */
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
