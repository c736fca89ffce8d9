/** Texts of charts and of the tables behind them. */
export const chartText = {
  lastMonths: 'Zadnjih 12 mesecev',
  yearBefore: 'Leto prej',
  showTable: 'Prikaži podatke v tabeli',
  month: 'Mesec',
  /** The slider over a chart. */
  pick: 'Izbrani mesec',
  part: 'Postavka',
  amount: 'Znesek',
  share: 'Delež',
  rest: 'Drugo',
  total: 'Skupaj',
  none: 'Ni podatkov za prikaz.',
  /** For a missing value, as for a missing date. */
  noValue: '/',
} as const;

/** Names of the months below a chart, from January. */
export const shortMonths = [
  'jan',
  'feb',
  'mar',
  'apr',
  'maj',
  'jun',
  'jul',
  'avg',
  'sep',
  'okt',
  'nov',
  'dec',
] as const;
