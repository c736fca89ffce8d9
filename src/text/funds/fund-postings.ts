/** Texts of the ledger of the reserve fund (`pages.md` P13). */
export const fundPostingsText = {
  columns: {
    datum: 'Datum',
    vrsta: 'Vrsta',
    opis: 'Opis',
    partner: 'Izvajalec / banka',
    st_dokumenta: 'Št. dokumenta',
    breme: 'Odlivi',
    dobro: 'Prilivi',
    saldo: 'Saldo po knjižbi',
  },
  empty: 'V izbranem obdobju ni knjižb.',
  /** Before a balance, where it has no column. */
  balances: { balance: 'stanje' },
  balanceHidden: 'Saldo je prikazan samo brez filtra po vrsti.',
  /** The amounts have their currency. */
  answer: (closing: string) => `Končno stanje ${closing}.`,
  movements: (opening: string, inflow: string, outflow: string) =>
    `Začetno stanje ${opening}, prilivi ${inflow}, odlivi ${outflow}.`,
} as const;

/** Types of postings, by `vrsta`. */
export const postingTypes = {
  vplacilo: 'Vplačila',
  poraba: 'Poraba',
  banka: 'Bančni stroški',
  obresti: 'Obresti',
  prenos: 'Prenos stanja',
  posojilo: 'Posojilo',
  storno: 'Storno',
} as const;
