/** Texts of the open items screen and of the home card that leads to it (`pages.md` P1, P4, 2.4). */
export const openItemsText = {
  columns: {
    st_dokumenta: 'Št. obračuna',
    sklad: 'Namen',
    obdobje: 'Obdobje',
    datum_izdaje: 'Datum izdaje',
    rok_placila: 'Rok plačila',
    dni_zamude: 'Zamuda',
    st_opominov: 'Opomini',
    datum_opomina: 'Datum opomina',
    znesek: 'Znesek',
    placano: 'Plačano',
    odprto: 'Odprto',
    obresti: 'Zamudne obresti',
    status: 'Status',
    naziv_enote: 'Enota',
  },
  notDue: 'Nezapadlo',
  byFund: 'Odprto po namenu',
  isOverdue: 'Zapadlo',
  until: (date: string) => `rok ${date}`,
  askForStatement: 'Zahtevaj potrdilo o poravnanih obveznostih',
  empty: 'Nimate odprtih postavk. Vse obveznosti so poravnane.',
  /** After the sentence that nothing is open for the chosen unit. */
  ofOtherUnits: (amount: string) => `Za druge enote je odprto ${amount}.`,
  allUnits: 'Odprte postavke vseh enot',
} as const;

/** The purpose of a payment, by `sklad` (`pages.md` P3). */
export const fundLabels = {
  redni: 'Redni obračun',
  rezervni_sklad: 'Rezervni sklad',
  prostovoljni_sklad: 'Prostovoljni sklad',
} as const;

/** State of a bill, by `status` (`pages.md` 2.4). */
export const billStatusLabels = {
  placano: 'Plačano',
  delno_placano: 'Delno plačano',
  odprto: 'Odprto',
  zapadlo: 'Zapadlo',
  preplacilo: 'Preplačilo',
  v_izvrsbi: 'V izvršbi',
} as const;
