/** Texts of the account card (`pages.md` P3). */
export const cardText = {
  columns: {
    datum: 'Datum',
    vrsta: 'Vrsta',
    sklad: 'Namen',
    opis: 'Opis',
    st_dokumenta: 'Št. dokumenta',
    referenca: 'Referenca',
    rok_placila: 'Rok plačila',
    breme: 'V breme',
    dobro: 'V dobro',
    saldo: 'Saldo po knjižbi',
    naziv_enote: 'Enota',
  },
  empty: 'V izbranem obdobju ni obračunov in plačil.',
  /** Before a balance, where it has no column. */
  balances: { balance: 'dolg', below: 'preplačilo' },
  balanceHidden: 'Saldo je prikazan samo brez filtra po vrsti in namenu.',
  debt: 'Dolg',
  overpaid: 'Preplačilo',
  settled: 'Poravnano',
  /** @param meaning - one of the three words above */
  answer: (meaning: string, amount: string) =>
    meaning === 'Poravnano' ? 'Vse je poravnano.' : `${meaning}: ${amount}.`,
  /** The amounts have their currency. */
  movements: (opening: string, debit: string, credit: string) =>
    `Začetno stanje ${opening}, v\u00A0breme ${debit}, v\u00A0dobro ${credit}.`,
} as const;

/** Kinds of lines, by `vrsta`. */
export const cardKinds = {
  obracun: 'Obračun',
  placilo: 'Plačilo',
  dobropis: 'Dobropis',
  obresti: 'Zamudne obresti',
  opomin: 'Strošek opomina',
  prenos: 'Prenos stanja',
} as const;
