import { messages } from '../common/messages';

/** Texts of the login screen (`pages.md` P26). */
export const loginText = {
  subtitle: 'Dostop do podatkov o vaših enotah',
  email: 'E-poštni naslov',
  password: 'Geslo',
  submit: 'Prijava',
  forgotten: 'Pozabljeno geslo?',
  noAccount: 'Še nimate računa?',
  register: 'Registracija',
} as const;

/** The message for a user who was sent to login, by `navigation/arrival` (`pages.md` P27, P29). */
export const arrivalText = {
  registered: 'Registracija je uspela. Zdaj se lahko prijavite.',
  'password.reset': 'Geslo je uspešno spremenjeno. Prijavite se z novim geslom.',
  'acting.refused':
    'Nimate dostopa. Povezava je potekla ali ni veljavna. Prijavite se ali upravnika prosite za novo.',
  'device.time': messages.deviceTime,
} as const;

/** The question when another user has logged in in another tab during the login. */
export const otherLoginText = {
  title: 'Prijavljen je drug uporabnik',
  who: (name: string) =>
    `Med vašo prijavo se je v drugem zavihku prijavil uporabnik ${name}. Hkrati je lahko prijavljen le eden.`,
  stay: (name: string) => `Nadaljuj kot ${name}`,
  replace: (name: string) => `Prijavi se kot ${name}`,
} as const;
