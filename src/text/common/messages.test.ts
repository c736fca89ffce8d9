import { expect, test } from 'vitest';
import { codeMessages, messages, serverErrorMessages } from './messages';

test('the catalogue of §8 is whole, letter by letter', () => {
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
  expect(messages).toMatchObject({
    generic: 'Prišlo je do napake',
    load: 'Pri nalaganju podatkov je prišlo do napake',
    addFailed: 'Pri dodajanju je prišlo do napake',
    editFailed: 'Pri urejanju je prišlo do napake',
    deleteFailed: 'Pri brisanju je prišlo do napake',
    sortFailed: 'Pri razvrščanju je prišlo do napake',
    imageUploadFailed: 'Pri nalaganju slike je prišlo do napake',
    fileUploadFailed: 'Pri nalaganju datoteke je prišlo do napake',
    downloadFailed: 'Pri prenosu je prišlo do napake',
    added: 'Uspešno dodano',
    edited: 'Uspešno urejeno',
    sorted: 'Uspešno razvrščeno',
    deleted: 'Uspešno izbrisano',
    deleteQuestion: 'Ste prepričani, da želite izbrisati',
    noAccess: 'Nimate dostopa',
    noDocument: 'Ni dokumenta/ov za prenos',
    switched: 'Upravnik je uspešno zamenjan',
    switchFailed: 'Prišlo je do napake pri menjavi upravnika',
    logoutFailed: 'Pri odjavi je prišlo do napake',
  });
});
