import { expect, test } from 'vitest';
import { codeMessages, serverErrorMessages } from './error-codes';

test('§8 has a sentence for each code and each error string, letter by letter', () => {
  expect(Object.fromEntries(codeMessages)).toEqual({
    1: 'Prejeti so bili neveljavni podatki',
    2: 'Uporabnik ni povezan z upravnikom',
    3: 'Geslo ni pravilno',
    4: 'Ni najdeno',
    5: 'Neznana notranja napaka strežnika',
    6: 'E-mail ali geslo ni pravilno',
  });
  expect(Object.fromEntries(serverErrorMessages)).toEqual({
    'Invalid bill password': 'Neveljavno geslo iz položnice',
    'User with this email exists': 'Uporabnik s tem e-poštnim naslovom že obstaja',
    'User with this code exists': 'Uporabnik s to šifro plačnika že obstaja',
    'Code payer for this manager does not exist':
      'Šifra plačnika za izbranega upravnika ne obstaja',
    'Manager data is missing': 'Manjkajo podatki upravitelja',
    'Invalid captcha': 'Neveljavna captcha',
    'Forgotten password request expired': 'Zahteva za pozabljeno geslo je potekla',
    'Unknown internal server error': 'Neznana notranja napaka strežnika',
    'Invalid data received': 'Prejeti so bili neveljavni podatki',
    'User is not connected to manager': 'Uporabnik ni povezan z upravnikom',
  });
});
