/** Messages used in many places (§8). Texts of the specification stand letter by letter. */
export const messages = {
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
  /** What follows it names the thing in the accusative. */
  deleteQuestion: 'Ste prepričani, da želite izbrisati',
  noAccess: 'Nimate dostopa',
  network: 'Povezave s strežnikom ni bilo mogoče vzpostaviti. Preverite internetno povezavo.',
  loginFailed: 'Pri prijavi je prišlo do napake',
  registrationFailed: 'Pri registraciji je prišlo do napake',
  sendingFailed: 'Pri pošiljanju je prišlo do napake',
  passwordResetFailed: 'Pri ponastavitvi gesla je prišlo do napake',
  passwordChangeFailed: 'Pri spremembi gesla je prišlo do napake',
  passwordChanged: 'Geslo je uspešno spremenjeno',
  addManagerFailed: 'Pri dodajanju upravnika je prišlo do napake',
  managerAdded: 'Upravnik je uspešno dodan',
  noDocument: 'Ni dokumenta/ov za prenos',
  copied: 'Kopirano v odložišče',
  copyingFailed: 'Pri kopiranju je prišlo do napake',
  logoutFailed: 'Pri odjavi je prišlo do napake',
  switched: 'Upravnik je uspešno zamenjan',
  switchFailed: 'Prišlo je do napake pri menjavi upravnika',
  switchCancelled: 'Menjava upravnika je prekinjena.',
  sessionExpired: 'Seja je potekla. Prosimo, prijavite se znova.',
  notStored:
    'Brskalnik prijave ni dovolil shraniti. Sprostite prostor v brskalniku in poskusite znova.',
  deviceTime:
    'Videti je, da datum in ura na vaši napravi nista pravilna, zato prijava ni mogoča. V nastavitvah naprave vklopite samodejni datum in uro, nato poskusite znova.',
  tooManyTries: 'Preveč poskusov. Poskusite znova čez nekaj minut.',
} as const;

/** What code 5 means, and the string that says the same; the caller's fallback is shown instead (§8). */
export const internalError = 'Neznana notranja napaka strežnika';

/** Texts of the server's numeric codes (§8). */
export const codeMessages: ReadonlyMap<number, string> = new Map([
  [1, 'Prejeti so bili neveljavni podatki'],
  [2, 'Uporabnik ni povezan z upravnikom'],
  [3, 'Geslo ni pravilno'],
  [4, 'Ni najdeno'],
  [5, internalError],
  [6, 'E-mail ali geslo ni pravilno'],
]);

/** Texts of the server's error strings (§8). */
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
