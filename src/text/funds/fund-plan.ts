import { whenIn } from '../common/months';

/** Texts of the maintenance plan and the forecast of the fund (`pages.md` P6). */
export const fundPlanText = {
  title: 'Načrt vzdrževanja',
  none: 'Načrt vzdrževanja ni objavljen.',
  /** The timeline of the plan. */
  byYear: 'Načrt po letih',
  /** The estimates of a year together. */
  yearSum: (amount: string) => `Skupaj ${amount}`,
  columns: {
    leto: 'Leto',
    opis: 'Opis',
    ocena: 'Ocena',
    vir: 'Vir',
    napoved: 'Napoved',
    stanje: 'Stanje',
    dejanski_strosek: 'Dejanski strošek',
    odstopanje: 'Odstopanje',
    sklep: 'Sklep',
  },
  unitPart: (amount: string) => `Za vašo enoto ${amount}`,
  states: {
    predlog: 'Predlog',
    sprejet: 'Sprejeto',
    v_izvedbi: 'V izvedbi',
    zakljucen: 'Zaključeno',
    prestavljen: 'Prestavljeno',
    opuscen: 'Opuščeno',
  },
  decision: 'Odločitev',
  movedFrom: (year: number) => `Prestavljeno iz leta ${year}.`,
  offers: (work: string, count: number) => `Ponudbe: ${work} (${count})`,
  offerColumns: { ponudnik: 'Ponudnik', znesek: 'Znesek' },
  chosenOffer: 'Izbrana ponudba',
  offer: (from: string) => `ponudba ${from}`,
  /** Periods as in the contract, `2027-03`; amounts with their currency. */
  enough: (period: string) => `Denarja bo dovolj ${whenIn(period, true)}.`,
  short: (year: number, missing: string) => `V letu ${year} zmanjka ${missing}.`,
  shortUntil: (year: number, missing: string, period: string) =>
    `V letu ${year} zmanjka ${missing}. Denarja bi bilo dovolj ${whenIn(period, true)}.`,
  isOver: 'V načrtu ni več izplačil.',
  notFromFund: 'Ni v breme sklada.',
  notForetold: 'Ni v napovedi.',
  forecast: 'Napoved stanja',
  basis: (start: string, monthly: string) =>
    `Izhajamo iz stanja ${start} in mesečnega prispevka stavbe ${monthly}, če ga plačajo vsi lastniki. Predvidevamo, da se dela v načrtovanem letu plačajo, takoj ko je denarja dovolj, sicer pa decembra.`,
  reserved: 'Sredstva, rezervirana za naročena dela, so že odšteta.',
  loan: 'Obrokov neodplačanega posojila napoved ne upošteva.',
  /** Written in the chart where the balance drops; `cost` in whole euros. */
  paid: (cost: string) => `−${cost}\u00A0€`,
  caption: 'Napovedano stanje ob koncu meseca, v evrih',
  unknown: 'Napovedi ni, ker ni znan mesečni prispevek stavbe ali dan stanja.',
} as const;
