/** @param open - with its currency; `null` when all is paid */
export const openSentence = (open: string | null) =>
  open === null ? 'Vse je plačano.' : `Odprto je ${open}.`;

/** Texts of the lists of bills, regular and of the reserve fund (`pages.md` P16, P17). */
export const billListsText = {
  columns: {
    st_dokumenta: 'Št. obračuna',
    obdobje: 'Obdobje',
    naziv_enote: 'Enota',
    datum_izdaje: 'Datum izdaje',
    rok_placila: 'Rok plačila',
    osnova: 'Osnova',
    ddv: 'DDV',
    znesek: 'Znesek',
    placano: 'Plačano',
    odprto: 'Odprto',
    stari_dolg: 'Zapadli dolg ob izdaji',
    status: 'Status',
    nacin_prejema: 'Način prejema',
    povrsina: 'Površina',
    prispevek_na_m2: 'Prispevek na m²',
    najnizji_na_m2: 'Najnižji predpisani prispevek',
    starostni_razred: 'Starostni razred',
  },
  /** The words before a date and an amount in a phone's row. */
  due: 'rok',
  open: 'odprto',
  /** The amounts have their currency; no mean while bills of the year are missing. */
  yearSum: (total: string, mean: string | null) =>
    mean === null
      ? `V letu skupaj ${total}.`
      : `V letu skupaj ${total}, na mesec povprečno ${mean}.`,
  allOfYear: 'Prenesi vse obračune za leto (ZIP)',
  regularOf: (year: number) => `redni obračuni ${year}`,
  noRegular: 'Za izbrano leto ni rednih obračunov.',
  noReserve: 'Za izbrano leto ni obračunov rezervnega sklada.',
} as const;

/** How the payer receives a bill, by `nacin_prejema` (`pages.md` P16). */
export const deliveryLabels = {
  posta: 'Pošta',
  e_racun: 'E-račun',
  e_posta: 'E-pošta',
  portal: 'Portal',
} as const;
