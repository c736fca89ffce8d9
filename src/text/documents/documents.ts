import { documents } from '../common/nouns';
import { counted, type PluralForms } from '../common/plural';

const posts: PluralForms = { one: 'objava', two: 'objavi', few: 'objave', other: 'objav' };

/** Texts of the manager's documents, a record's files and suppliers' documents (`pages.md` P8, P9, P10). */
export const recordsText = {
  columns: {
    naziv: 'Naziv',
    vrsta: 'Vrsta dokumenta',
    st_zadeve: 'Št. zadeve',
    datum: 'Datum',
    datum_objave: 'Objavljeno',
    velja_do: 'Velja do',
    st_dokumentov: 'Dokumenti',
  },
  type: 'Vrsta',
  byYear: 'Dokumenti po letih in vrstah',
  isNew: 'Novo',
  /** How many records with how many documents there are, and the day of the last record. */
  answer: (records: number, count: number, last: string) =>
    records === 1
      ? `${counted(count, documents)}, ${last}.`
      : `${counted(records, posts)}, ${counted(count, documents)}. Zadnja objava ${last}.`,
  /** Short, because it is in a table row. */
  save: 'Prenesi',
  empty: 'Upravnik za to stavbo še ni objavil dokumentov.',
} as const;

/** Kinds of records, by `vrsta`. */
export const recordTypes = {
  zapisnik: 'Zapisnik zbora lastnikov',
  porocilo: 'Letno poročilo',
  nacrt: 'Načrt vzdrževanja',
  pogodba: 'Pogodba',
  hisni_red: 'Hišni red',
  ponudba: 'Ponudba',
  listina: 'Listina za pisno glasovanje',
  dopis: 'Dopis',
  tehnicna: 'Tehnična dokumentacija',
  drugo: 'Drugo',
} as const;

export const recordText = {
  dated: (day: string) => `z dne\u00A0${day}`,
  files: 'Dokumenti',
  saveAll: 'Prenesi vse (ZIP)',
  empty: 'Tu ni dokumentov.',
  missing: 'Teh dokumentov ni ali do njih nimate dostopa.',
} as const;

export const invoicesText = {
  columns: {
    dobavitelj: 'Dobavitelj',
    vrsta_stroska: 'Vrsta stroška',
    st_racuna: 'Št. računa',
    datum_racuna: 'Datum računa',
    obdobje: 'Obdobje storitve',
    vir: 'Breme',
    znesek_brez_ddv: 'Brez DDV',
    ddv: 'DDV',
    znesek: 'Skupaj',
    rok_placila: 'Rok plačila',
    datum_placila: 'Plačano dne',
  },
  /** The amounts have their currency; the period is `undefined` while invoices are missing. */
  answer: (period: string | undefined, total: string, vat: string) =>
    `Računi cele stavbe ${period ?? 'skupaj'}: ${total} (od tega DDV ${vat}).`,
  period: (first: string, last: string) => (first === last ? `za ${first}` : `za ${first}–${last}`),
  sources: { redni: 'Redni obračun', rezervni_sklad: 'Rezervni sklad' },
  /** Short, because they are in a table row; joined, so that they are one line. */
  due: (date: string) => `rok\u00A0${date}`,
  paid: (date: string) => `plačano\u00A0${date}`,
  vat: (amount: string) => `DDV ${amount}`,
  invoice: (number: string) => `račun ${number}`,
  invoiceChip: (number: string) => `Račun ${number}`,
  empty: 'Za izbrano obdobje ni dokumentov dobaviteljev.',
} as const;
