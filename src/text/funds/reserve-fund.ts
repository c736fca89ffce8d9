/** Texts of the reserve fund of a building (`pages.md` P6). */
export const reserveFundText = {
  none: 'Za to stavbo rezervni sklad ni vzpostavljen.',
  noneNote:
    'Rezervni sklad je obvezen, če ima stavba več kot dva etažna lastnika in več kot osem posameznih delov.',
  noYear: (year: number) => `Za leto ${year} ni podatkov o rezervnem skladu. Izberite drugo leto.`,
  /** The amount with its currency. */
  answer: (amount: string, day: string) =>
    day === '/'
      ? `V rezervnem skladu je ${amount}.`
      : `V rezervnem skladu je ${amount} (stanje ${day}).`,
  obligations: 'Prispevki in obveznosti',
  otherFacts: {
    zaracunano: 'Zaračunani prispevki',
    neplacano: 'Neplačani prispevki',
    rezervirano: 'Rezervirano za naročena dela',
    obveznosti_posojila: 'Neodplačano posojilo',
  },
  /** Short names of the fund's other pages. */
  links: {
    'turnover-reserve-fund-books': 'Promet knjižb',
    'reserve-fund-debtors': 'Dolžniki',
    'reserve-fund-billing': 'Vaši obračuni',
  },
  equation: 'Kako smo prišli do stanja',
  steps: {
    zacetno_stanje: (year: number) => `Začetno stanje (01.01.${year})`,
    vplacano: 'Vplačani prispevki',
    obresti: 'Obresti',
    drugi_promet: 'Drugi promet (prenosi, posojila, storni)',
    poraba: 'Porabljena sredstva',
    stroski_banke: 'Bančni stroški',
    koncno_stanje: 'Stanje sredstev',
  },
  agrees: 'Izračun se ujema s stanjem.',
  differs: 'Izračun se ne ujema s stanjem.',
  differsNote: (amount: string, difference: string) =>
    `Seštevek zgornjih postavk je ${amount}, razlika do navedenega stanja pa ${difference}. Za pojasnilo vprašajte upravnika.`,
  byMonth: 'Stanje in promet po mesecih',
  balanceByMonth: 'Stanje sredstev ob koncu meseca, v evrih',
  balance: 'Stanje sredstev',
  movesByMonth: 'Vplačani prispevki in porabljena sredstva po mesecih, v evrih',
  chartFailed: 'Podatkov ni bilo mogoče naložiti.',
  spending: 'Poraba sredstev',
  spendingColumns: {
    datum: 'Datum',
    opis: 'Opis',
    izvajalec: 'Izvajalec',
    st_racuna: 'Št. računa',
    podlaga: 'Podlaga',
    znesek: 'Znesek',
  },
  /** The link of a spending whose basis has no text. */
  decision: 'Odločitev lastnikov',
  noSpending: 'V tem letu sredstva sklada niso bila porabljena.',
  invoice: (number: string) => `račun ${number}`,
  own: 'Vaš prispevek',
  ownFacts: {
    prispevek_na_m2: 'Prispevek na m²',
    povrsina_enote: 'Površina, za katero plačujete',
    moj_prispevek: 'Vaš mesečni prispevek',
    moje_vplacano_leto: 'Vaša vplačila v letu',
    moje_vplacano_skupaj: 'Vaša vplačila skupaj',
    moje_odprto: 'Neporavnano',
  },
  /** Below an amount that is of the day of the fund's state. */
  onDay: (day: string) => `na dan ${day}`,
  account: 'Račun rezervnega sklada',
  accountFacts: {
    iban: 'IBAN',
    banka: 'Banka',
    vrsta_racuna: 'Vrsta računa',
    podpisnik_izplacil: 'Izplačila potrjuje',
  },
} as const;

/** Kind of the fund's account, by `vrsta_racuna` (`pages.md` P6, C9 2). */
export const accountKinds = {
  locen: 'Ločen račun stavbe',
  skupni: 'Skupni fiduciarni račun upravnika',
} as const;
