/** The meaning of code 5 and of its string; the caller's fallback is shown instead (§8). */
export const internalError = 'Neznana notranja napaka strežnika';

/** The sentence for each numeric code of the server (§8); a new code needs one line here and one in the contract. */
export const codeMessages: ReadonlyMap<number, string> = new Map([
  [1, 'Prejeti so bili neveljavni podatki'],
  [2, 'Uporabnik ni povezan z upravnikom'],
  [3, 'Geslo ni pravilno'],
  [4, 'Ni najdeno'],
  [5, internalError],
  [6, 'E-mail ali geslo ni pravilno'],
]);

/** The sentence for each error string of the server (§8). */
export const serverErrorMessages: ReadonlyMap<string, string> = new Map([
  ['Invalid bill password', 'Neveljavno geslo iz položnice'],
  ['User with this email exists', 'Uporabnik s tem e-poštnim naslovom že obstaja'],
  ['User with this code exists', 'Uporabnik s to šifro plačnika že obstaja'],
  [
    'Code payer for this manager does not exist',
    'Šifra plačnika za izbranega upravnika ne obstaja',
  ],
  ['Manager data is missing', 'Manjkajo podatki upravitelja'],
  ['Invalid captcha', 'Neveljavna captcha'],
  ['Forgotten password request expired', 'Zahteva za pozabljeno geslo je potekla'],
  ['Unknown internal server error', internalError],
  ['Invalid data received', 'Prejeti so bili neveljavni podatki'],
  ['User is not connected to manager', 'Uporabnik ni povezan z upravnikom'],
]);
