/** Texts of the buttons that open the dialog "Podatki za plačilo", and of a bill without one. */
export const payButtonText = {
  pay: 'Plačaj',
  /** The button of a payment that is announced: paying is no longer what the row asks for. */
  order: 'Podatki',
  payAll: 'Plačaj vse',
  paySelected: 'Plačaj izbrano',
  /** The title of the dialog. */
  title: 'Podatki za plačilo',
  /** `date` is formatted, `/` without a date. */
  directDebit: (date: string) =>
    `Postavka bo poravnana z direktno obremenitvijo${date === '/' ? '' : ` ${date}`}. Ročno plačilo ni potrebno.`,
} as const;
