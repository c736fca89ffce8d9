/** Texts of heat billings and readings (`pages.md` P5). */
export const readingsText = {
  tabs: 'Obračuni in odčitki',
  bills: 'Obračuni',
  readings: 'Odčitki',
  period: 'Obdobje',
  allPeriods: 'Vsa obdobja',
  meterType: 'Vrsta merilnika',
  columns: {
    prostor: 'Prostor',
    vrsta_merilnika: 'Vrsta',
    st_merilnika: 'Št. merilnika',
    datum_prejsnji: 'Prejšnji odčitek',
    datum_odcitka: 'Zadnji odčitek',
    stanje_prejsnje: 'Stanje prej',
    stanje_novo: 'Stanje zdaj',
    poraba: 'Poraba',
    enota_mere: 'ME',
    faktor: 'Faktor ogrevala',
    poraba_s_faktorjem: 'Poraba × faktor',
    nacin: 'Način odčitka',
  },
  noBills: 'Za to enoto ni obračunov toplote.',
  noBillOf: (period: string) => `Za ${period} ni obračuna toplote.`,
  billsOf: (year: string) => `Obračuni toplote ${year}`,
  document: (period: string) => `Obračun toplote ${period}`,
  byMonth: 'Poraba po mesecih',
  units: 'Vaše obračunske enote',
  yearBefore: 'Leto prej',
  averageForArea: 'Povprečje stavbe za vašo površino',
  averageNote:
    'Povprečje stavbe so obračunske enote stavbe na kvadratni meter, pomnožene z ogrevano površino vaše enote.',
  noReadings: 'Za to enoto ni odčitkov.',
  answer: (period: string, amount: string) => `Toplota za ${period}: ${amount}.`,
  how: 'Kako smo prišli do zneska',
  /** After a number with decimals the noun does not change. */
  unit: (units: string) => `${units} enote`,
  /** Of a month without heating. */
  onlyWater: 'samo topla voda',
  steps: {
    counted: 'Vaši delilniki',
    byUnits: 'Vaš porabniški delež',
    byUse: (percent: string) => `Po porabi (${percent} stroška)`,
    byArea: (percent: string) => `Po površini (${percent} stroška)`,
    hotWater: 'Priprava tople vode',
    net: 'Skupaj brez DDV',
    vat: 'DDV',
    total: 'Skupaj z DDV',
  },
  correction: 'korekcijski faktor',
  ofBuilding: (units: string) => `od ${units} enot stavbe`,
  limits: (lowest: string, highest: string) =>
    `Delež sme biti med ${lowest} in ${highest}: od 40\u00A0% do 300\u00A0% vašega deleža ogrevane površine.`,
  within: 'Vaš delež je v teh mejah.',
  raised: 'Vaš porabniški delež je bil zvišan na 40\u00A0% deleža ogrevane površine.',
  lowered: 'Vaš porabniški delež je bil znižan na 300\u00A0% deleža ogrevane površine.',
  notMetered: 'Enota nima vgrajenih delilnikov; strošek se deli po ogrevani površini.',
  notHeated: 'Stavba se v tem obdobju ni ogrevala; obračunana je samo priprava tople vode.',
  building: 'Primerjava s stavbo',
  above: (percent: number) =>
    `Na kvadratni meter ste porabili ${percent}\u00A0% več od povprečja stavbe.`,
  below: (percent: number) =>
    `Na kvadratni meter ste porabili ${percent}\u00A0% manj od povprečja stavbe.`,
  equal: 'Na kvadratni meter ste porabili toliko kot stavba v povprečju.',
  perArea: (units: string) => `${units} enote/m²`,
  yours: 'Vaša enota',
  average: 'Povprečje stavbe',
  estimated: 'Odčitek je ocenjen, ker merilnika ni bilo mogoče odčitati.',
  reportWater: 'Sporoči stanje vodomera',
} as const;

/** How a meter was read, by `nacin`. */
export const methodLabels = { daljinsko: 'Daljinski', rocno: 'Ročni', ocena: 'Ocenjen' } as const;

/** Fields of a heat bill (`pages.md` P5). */
export const heatLabels = {
  obdobje: 'Obdobje',
  datum_od: 'Od',
  datum_do: 'Do',
  strosek_stavbe: 'Strošek ogrevanja stavbe',
  delez_po_porabi: 'Delež po porabi',
  delez_po_povrsini: 'Delež po površini',
  enote_stavbe: 'Obračunske enote stavbe',
  enote_enote: 'Vaše obračunske enote',
  korekcijski_faktor: 'Korekcijski faktor enote',
  porabniski_delez: 'Vaš porabniški delež',
  omejitev: 'Omejitev deleža',
  povrsina_enote: 'Ogrevana površina enote',
  povrsina_stavbe: 'Ogrevana površina stavbe',
  delez_povrsine: 'Delež ogrevane površine',
  znesek_poraba: 'Po porabi brez DDV',
  znesek_povrsina: 'Po površini brez DDV',
  znesek_topla_voda: 'Priprava tople vode brez DDV',
  znesek_skupaj: 'Skupaj z DDV',
} as const;

/** The effect of a limit on the share, by `omejitev`. */
export const limitLabels = {
  brez: 'Brez',
  min40: 'Zvišan na 40\u00A0%',
  max300: 'Znižan na 300\u00A0%',
} as const;
