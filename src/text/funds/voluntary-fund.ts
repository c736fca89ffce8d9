/** Texts of the voluntary funds of a building (`pages.md` P7). */
export const voluntaryFundText = {
  empty: 'Za to stavbo ni prostovoljnih skladov.',
  noYear: (year: string) => `V letu ${year} se v stavbi ni zbiral noben prostovoljni sklad.`,
  note: 'Prostovoljni sklad temelji na dogovoru etažnih lastnikov in ni obvezni rezervni sklad po Stanovanjskem zakonu.',
  fund: 'Sklad',
  allFunds: 'Vsi skladi',
  allYears: 'Vsa leta',
  closed: 'Zaključen',
  open: 'Se zbira',
  /** The percentage and the amounts are formatted; `spent` is `null` when nothing is. */
  progress: (percent: string, paid: string, goal: string, spent: string | null) =>
    `Zbrano ${percent}: ${paid} od ${goal}${spent === null ? '' : `, porabljeno ${spent}`}.`,
  progressName: (fund: string) => `Zbrano do cilja, ${fund}`,
  facts: {
    namen: 'Namen',
    podlaga: 'Podlaga',
    velja_od: 'Velja od',
    velja_do: 'Velja do',
    prispevek: 'Mesečni prispevek',
    ciljni_znesek: 'Ciljni znesek',
    zacetno_stanje: 'Začetno stanje',
    zaracunano: 'Zaračunano',
    vplacano: 'Vplačano',
    poraba: 'Porabljeno',
    stanje: 'Stanje',
    own: 'Vaš prispevek',
  },
  ground: (podlaga: string, day: string) => (day === '/' ? podlaga : `${podlaga}, ${day}`),
  own: (billed: string, paid: string) => `plačano ${paid} od ${billed}`,
  turnover: 'Promet',
  turnoverOf: (fund: string) => `Promet, ${fund}`,
  columns: {
    datum: 'Datum',
    opis: 'Opis',
    izvajalec: 'Izvajalec',
    breme: 'Odlivi',
    dobro: 'Prilivi',
    saldo: 'Saldo po knjižbi',
  },
  noTurnover: 'V skladu še ni prometa.',
  /** The amount with its currency, of one or several funds. */
  answer: (funds: number, amount: string) =>
    funds === 1 ? `V prostovoljnem skladu je ${amount}.` : `V prostovoljnih skladih je ${amount}.`,
  /** The amount with its currency. */
  toPay: (amount: string) => `V prostovoljni sklad imate odprto ${amount}.`,
} as const;

/** The basis of the monthly contribution, by `osnova_prispevka`. */
export const contributionBases = {
  enota: 'na enoto',
  m2: 'na m²',
  delez: 'po solastniškem deležu',
} as const;
