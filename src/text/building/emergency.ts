/** Texts of the emergency card (`pages.md` P33). */
export const emergencyText = {
  lead: 'Ko gre za življenje ali zdravje, vedno pokličite\u00A0112.',
  everywhere: 'Nujni klici',
  building: 'Za vašo stavbo',
  manager: 'Upravnik',
  valves: 'Zaporni ventili in stikala',
  advice: 'Do prihoda pomoči',
  noBuilding: 'Upravnik za to stavbo ni objavil dežurnih izvajalcev.',
  noValves: 'Upravnik za to stavbo ni objavil mest zapornih ventilov.',
  noDuty: 'Upravnik nima dežurne številke.',
  logIn: 'Po prijavi so tu tudi številke in zaporni ventili vaše stavbe.',
  failed: 'Podatkov vaše stavbe ni bilo mogoče naložiti.',
  print: 'Natisni kartico',
} as const;

/** The numbers that hold in the whole country; they need no answer of the server. */
export const publicNumbers = [
  {
    panoga: 'Reševalci in gasilci',
    izvajalec: 'Nujna medicinska pomoč, požar, plin, ljudje v dvigalu',
    telefon: '112',
    sklopi: [],
  },
  { panoga: 'Policija', izvajalec: 'Vlom, nasilje, prometna nesreča', telefon: '113', sklopi: [] },
] as const;
