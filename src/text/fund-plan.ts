/** Texts of the maintenance plan beside the forecast of the fund (`domain.md` P6). */
export const fundPlanText = {
  title: 'Načrt vzdrževanja',
  none: 'Načrt vzdrževanja ni objavljen.',
  columns: {
    leto: 'Leto',
    opis: 'Opis',
    ocena: 'Ocena',
    vir: 'Vir',
    napoved: 'Napoved',
  },
  /** Periods as they are shown, amounts with their currency. */
  enough: (period: string) => `Denar zadošča od ${period}.`,
  short: (year: number, missing: string) => `V letu ${year} zmanjka ${missing}.`,
  shortUntil: (year: number, missing: string, period: string) =>
    `V letu ${year} zmanjka ${missing}; denar bi zadoščal ${period}.`,
  notFromFund: 'Ni v breme sklada.',
  notForetold: 'Ni v napovedi.',
  forecast: 'Napoved stanja',
  basis: (start: string, monthly: string) =>
    `Izračun: stanje ${start} in ${monthly} na mesec po veljavnem prispevku, če vplačajo vsi lastniki. Dela so odšteta v prvem mesecu načrtovanega leta, v katerem denar zadošča, sicer decembra.`,
  reserved: 'Sredstva, rezervirana za naročena dela, so že odšteta.',
  loan: 'Obroki neodplačanega posojila v napovedi niso upoštevani.',
  caption: 'Napovedano stanje ob koncu meseca, v evrih',
  unknown: 'Napovedi ni, ker ni znan mesečni prispevek stavbe ali dan stanja.',
} as const;
