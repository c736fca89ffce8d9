/** Texts of an invitation for the invited person, and of the request for access (`pages.md` P32). */
export const invitationText = {
  lead: (from: string) => `${from} vam omogoča dostop do svojih enot.`,
  unexpected: 'Osebe ne poznate? Povabilo prezrite, saj brez vaše potrditve ne velja.',
  manager: 'Upravnik',
  units: 'Enote',
  role: 'Vaša vloga',
  rights: 'Kaj smete',
  until: 'Povabilo velja do',
  accept: 'Sprejmi povabilo',
  password: 'Geslo vašega uporabniškega računa',
  passwordHelp: (email: string) =>
    `Uporabniški račun z naslovom ${email} že imate. Vpišite njegovo geslo.`,
  newAccount: 'Ustvarite uporabniški račun',
  newAccountLead: (email: string) => `Prijavljali se boste z naslovom ${email}.`,
  failed: 'Povabilo ni bilo sprejeto',
  loadFailed: 'Povabila ni bilo mogoče odpreti',
  toLogin: 'Na prijavo',
  askAgain: 'Prosite osebo, ki vas je povabila, za novo povabilo.',
} as const;

/** Why an invitation cannot be accepted; `missing` for an unknown link. */
export const invitationEnds = {
  sprejeto: 'Povabilo je že sprejeto',
  preklicano: 'Povabilo je preklicano',
  poteklo: 'Povabilo je poteklo',
  missing: 'Povezava iz povabila ni veljavna',
} as const;

export const acceptedHint = 'Prijavite se z naslovom, na katerega ste prejeli povabilo.';

export const accessText = {
  title: 'Ta šifra plačnika že ima račun',
  lead: 'Morda se je že registrirala oseba iz vašega gospodinjstva. Prosite jo za dostop: poslali ji bomo vaše ime in e-poštni naslov.',
  ask: 'Prosi za dostop',
  asked: 'Prošnja je poslana. Ko jo oseba odobri, prejmete povabilo na svoj e-poštni naslov.',
  failed: 'Prošnja ni bila poslana',
  free: 'Ta šifra plačnika nima več računa. Obrazec pošljite še enkrat.',
} as const;
