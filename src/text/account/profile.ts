/** Texts of the profile (`pages.md` P2). */
export const profileText = {
  person: 'Osebni podatki',
  firstname: 'Ime',
  lastname: 'Priimek',
  save: 'Shrani',
  payerNote:
    'Ime in priimek v profilu ne spremenita podatkov plačnika na obračunu. Spremembo plačnika sporočite z',
  payerForm: 'obrazcem',
  account: 'Vaš račun',
  email: 'E-poštni naslov',
  selectedManager: 'Izbrani upravnik',
  codePayer: 'Šifra plačnika',
  units: 'Enote',
  lastLogin: 'Zadnja prijava',
  linkedManagers: 'Povezani upravniki',
  people: 'Povabite partnerja, odraslega otroka ali skrbnika, da vidi podatke o vaših enotah.',
  toPeople: 'Uredi dostope',
  password: 'Sprememba gesla',
  currentPassword: 'Trenutno geslo',
  newPassword: 'Novo geslo',
  repeatPassword: 'Ponovite novo geslo',
  passwordHelp: 'Vsaj 8 znakov, ena velika črka in ena številka.',
  changePassword: 'Spremeni geslo',
  passwordChanged:
    'Geslo je uspešno spremenjeno. Na drugih napravah se boste morali prijaviti z novim geslom.',
  leave: 'Odjava in izbris računa',
  deletion: 'Za izbris uporabniškega računa pišite upravniku.',
} as const;
