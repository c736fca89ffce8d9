/** Texts of the monthly bills, regular and of the reserve fund (`pages.md` P16, P17). */
export const billsText = {
  specification: 'Specifikacija stroškov',
  /** A shorter text for a table row. */
  costs: 'Stroški',
  byMonth: 'Zneski po mesecih',
  monthlyCaption: 'Znesek rednega obračuna v evrih',
  monthlyFailed: 'Podatkov ni bilo mogoče naložiti.',
  noBillYet: 'Obračun za to enoto še ni bil izdan.',
  contribution: 'Mesečni prispevek',
  /** How a contribution is computed; the numbers are formatted. */
  formula: (area: string, rate: string, amount: string) => `${area} × ${rate} = ${amount}`,
} as const;
