/** Texts of own meter readings. */
export const ownReadingText = {
  tab: 'Oddaja',
  /** For a person who was invited without the right (`pages.md` P32). */
  noRight: 'Plačnik vam ni dal pravice za oddajo stanja. Prosite ga, naj vas z njo povabi znova.',
  none: 'Enota nima merilnikov, katerih stanje bi lahko sporočili.',
  lead: {
    open: (until: string) =>
      `Stanje merilnikov lahko sporočite${until === '/' ? '' : ` do ${until}`}.`,
    done: 'Stanja so oddana. Do konca roka jih lahko popravite.',
    closed: 'Oddaja stanja zdaj ni odprta.',
    remote: 'Merilniki so že odčitani ali jih odčitavamo na daljavo; stanj ni treba sporočati.',
  },
  number: 'Št. merilnika',
  name: 'Vaše ime',
  last: 'Zadnje stanje',
  lastOf: (state: string, day: string) => (day === '/' ? state : `${state} (${day})`),
  noLast: 'ni podatka',
  given: 'Oddano stanje',
  used: 'Poraba od zadnjega stanja',
  photo: 'Fotografija',
  window: 'Oddaja',
  openUntil: (until: string) => (until === '/' ? 'odprta' : `odprta do ${until}`),
  nextWindow: (from: string, until: string) =>
    `naslednja od ${from}${until === '/' ? '' : ` do ${until}`}`,
  noWindow: 'rok še ni znan',
  remote: 'Merilnik je že odčitan ali ga odčitavamo na daljavo.',
  unverified: (until: string) =>
    `Overitev merilnika je potekla ${until}. Stanje lahko vseeno sporočite.`,
  report: 'Sporoči stanje',
  reportOf: (meter: string) => `Sporoči stanje: ${meter}`,
  correct: 'Popravi stanje',
  correctOf: (meter: string) => `Popravi stanje: ${meter}`,
  cancel: 'Prekliči',
  state: (measure: string) => `Stanje (${measure})`,
  stateHelp: (decimals: number) =>
    decimals === 0
      ? 'Vpišite črne številke, brez rdečih.'
      : `Vpišite tudi rdeče številke, največ ${decimals} za vejico ali piko.`,
  day: 'Datum odčitka',
  today: (day: string) => `${day} (danes)`,
  exception: 'Zakaj je stanje nižje od zadnjega?',
  exceptions: {
    brez: 'Stanje moram preveriti',
    obrat: 'Številčnica je začela znova pri 0',
    zamenjava: 'Merilnik je bil zamenjan',
  },
  picture: 'Fotografija merilnika',
  pictureHelp: 'JPG ali PNG, največ 8 MB. Pred pošiljanjem iz nje odstranimo podatke o kraju.',
  submit: 'Pošlji stanje',
  confirm: 'Pošlji kljub visoki porabi',
  sent: 'Stanje je oddano.',
  failed: 'Stanje ni bilo oddano. Poskusite znova; isto stanje lahko pošljete večkrat.',
  closedNow: 'Oddaja za ta merilnik ni več odprta.',
  resumed: 'Nadaljujete vnos, ki ga še niste poslali.',
  resumedWithoutPhoto: 'Nadaljujete vnos, ki ga še niste poslali. Fotografijo izberite znova.',
  unreadable: 'Fotografije ni mogoče prebrati. Izberite drugo ali pošljite stanje brez nje.',
  problems: {
    number: 'Vpišite stanje s številkami, na primer 412,318.',
    decimals: (most: number) =>
      most === 0 ? 'Stanje vpišite brez decimalk.' : `Decimalk je lahko največ ${most}.`,
    negative: 'Stanje ne more biti negativno.',
    aboveDial: (most: string) => `Stanje je večje od največjega na številčnici, ${most}.`,
    belowLast: (last: string) =>
      `Stanje je nižje od zadnjega, ${last}. Preverite ga ali izberite razlog spodaj.`,
    maybeRollover: (last: string) =>
      `Stanje je nižje od zadnjega, ${last}. Če je številčnica začela znova pri 0, to izberite spodaj.`,
    noRollover: 'Številčnica s tem stanjem ne more začeti znova.',
    unusual: (used: string, usual: string) =>
      `Poraba ${used} je več kot trikrat večja od običajne, ${usual}. Preverite stanje; če je pravilno, ga pošljite še enkrat.`,
  },
} as const;
