/** Texts of registration and of the pages for passwords (`pages.md` P27–P29). */
export const registerText = {
  lead: 'Potrebujete zadnjo položnico svojega upravnika.',
  fromBill: 'Podatki s položnice',
  you: 'Vaši podatki',
  login: 'Podatki za prijavo',
  manager: 'Upravnik',
  chooseManager: 'Izberite upravnika',
  codePayer: 'Šifra plačnika',
  codePayerHelp: 'Najdete jo na položnici ob podatkih o plačniku.',
  billPassword: 'Geslo iz položnice',
  billPasswordHelp: 'Natisnjeno je na zadnji položnici.',
  firstname: 'Ime',
  lastname: 'Priimek',
  email: 'E-poštni naslov',
  emailHelp: 'Nanj boste prejemali obvestila.',
  password: 'Geslo',
  passwordHelp: 'Vsaj 8 znakov, ena velika črka in ena številka.',
  repeat: 'Ponovite geslo',
  terms: 'Pogoji uporabe',
  agree: 'Strinjam se s',
  toTerms: 'pogoji uporabe',
  // Without a break before the ending.
  informed: 'in sem seznanjen/\u2060\u2011a z',
  toPrivacy: 'obvestilom o obdelavi osebnih podatkov',
  submit: 'Registracija',
  haveAccount: 'Že imate račun?',
  toLogin: 'Prijava',
} as const;

export const forgottenText = {
  lead: 'Vpišite e-poštni naslov, s katerim se prijavljate. Poslali vam bomo povezavo, s katero nastavite novo geslo.',
  email: 'E-poštni naslov',
  submit: 'Pošlji povezavo',
  sent: 'Če je e-poštni naslov registriran, smo nanj poslali povezavo za ponastavitev gesla.',
  sentHint: 'Povezava velja eno uro. Če sporočila ni, poglejte med neželeno pošto.',
  back: 'Nazaj na prijavo',
} as const;

export const resetText = {
  lead: 'Ko novo geslo shranite, se z njim prijavite.',
  password: 'Novo geslo',
  repeat: 'Ponovite novo geslo',
  passwordHelp: 'Vsaj 8 znakov, ena velika črka in ena številka.',
  submit: 'Shrani novo geslo',
  newLink: 'Zahtevaj novo povezavo',
  noLinkHint: 'Povezava velja eno uro in le enkrat.',
} as const;
