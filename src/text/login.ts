/** Texts of the login screen (`domain.md` P26). */
export const loginText = {
  subtitle: 'Dostop do podatkov o vaših enotah',
  email: 'E-poštni naslov',
  password: 'Geslo',
  submit: 'Prijava',
  forgotten: 'Pozabljeno geslo?',
  noAccount: 'Še nimate računa?',
  register: 'Registracija',
} as const;

/** Texts of the form fields that several forms share. */
export const formText = {
  showPassword: 'Prikaži geslo',
  hidePassword: 'Skrij geslo',
} as const;
