/** Texts of the page of a taker's link (`pages.md` P36). */
export const offerText = {
  lead: 'Preverite podatke in jih potrdite.',
  from: (name: string) => `${name} vam predaja enoto.`,
  manager: 'Upravnik',
  until: 'Odgovorite do',
  address: 'Povezava velja za',
  answer: 'Vaš odgovor',
  confirm: 'Potrjujem podatke',
  sendBack: 'Podatki niso pravilni',
  reason: 'Kaj ni pravilno',
  reasonHelp: 'Predajnik prejme vaš razlog in podatke popravi.',
  password: 'Geslo vašega računa',
  passwordHelp: (email: string) =>
    `Račun z naslovom ${email} že imate. Z geslom bo enota dodana vašemu računu.`,
  withoutAccount:
    'Računa ne potrebujete. Ko upravnik potrdi primopredajo, prejmete šifro plačnika in geslo za registracijo.',
  submit: 'Pošlji odgovor',
  failed: 'Odgovor ni bil poslan',
  wrongPassword: 'Geslo ni pravilno.',
  done: 'Potrjeno. Primopredaja je pri upravniku.',
  doneNote: 'O odločitvi vas obvestimo po e-pošti.',
  doneLinked: 'Stanje vidite v svojem računu pod Primopredaja.',
  back: 'Podatke ste vrnili predajniku.',
  backNote: 'Ko jih popravi, prejmete novo povezavo.',
  loadFailed: 'Primopredaje ni bilo mogoče odpreti',
  toLogin: 'Na prijavo',
  askAgain: 'Prosite predajnika za novo povezavo.',
  usedHint: 'Na to povezavo ste že odgovorili. O nadaljevanju vas obvestimo po e-pošti.',
} as const;

/** Why a link cannot be answered; `missing` for an unknown one. */
export const offerEnds = {
  porabljeno: 'Povezava je že uporabljena',
  umaknjeno: 'Povezava ne velja več',
  poteklo: 'Povezava je potekla',
  missing: 'Povezava ni veljavna',
} as const;
