import { dogs, persons, units } from '../common/nouns';
import { counted } from '../common/plural';

const numbers = (ofPersons: number, ofDogs: number) =>
  `${counted(ofPersons, persons)}, ${counted(ofDogs, dogs)}`;

/** Texts of "Prijavljena števila oseb in psov" (`pages.md` P20, C4). */
export const registeredText = {
  numbers,
  own: (unit: string, ofPersons: number, ofDogs: number) =>
    `${unit}: ${numbers(ofPersons, ofDogs)}.`,
  noOwn: 'Za vašo enoto v tej stavbi ni prijavljenih oseb.',
  building: (ofUnits: number, ofPersons: number, ofDogs: number) =>
    `V stavbi: ${counted(ofUnits, units)}, ${numbers(ofPersons, ofDogs)}.`,
  from: (date: string) => `Od ${date}`,
  until: (date: string) => `do ${date}`,
  /** An entry without an end. */
  valid: 'še velja',
  late: 'Spremembo sporočite v 15 dneh.',
  isLate: 'Od spremembe je minilo več kot 15 dni. Sporočite jo čim prej.',
  report: 'Prijavi spremembo',
  form: 'Prenesi obrazec (PDF)',
  formName: 'Prijava števila oseb in psov',
  list: 'Enote v stavbi',
  yours: 'Vaša enota',
  empty: 'prazna',
  none: 'Za to stavbo ni prijavljenih podatkov.',
  changes: 'Prijavljene spremembe',
  history: 'Zgodovina prijav',
  /** The timeline of a unit. */
  course: (unit: string) => `Potek sprememb, ${unit}`,
  registration: (ofPersons: number, ofDogs: number) => `Velja: ${numbers(ofPersons, ofDogs)}`,
  /** `from` is formatted. */
  reported: (ofPersons: number, ofDogs: number, from: string) =>
    `Prijavljeno: ${numbers(ofPersons, ofDogs)}, od ${from}`,
  columns: {
    oznaka_enote: 'Enota',
    vrsta_enote: 'Vrsta',
    st_oseb: 'Število oseb',
    st_psov: 'Število psov',
    velja_od: 'Velja od',
    velja_do: 'Velja do',
    vir: 'Vir',
    oddano: 'Oddano',
    opomba: 'Opomba',
    priloga: 'Dokazilo',
    status: 'Status',
  },
  sources: {
    spletna_prijava: 'Spletna prijava',
    pisna_prijava: 'Pisna prijava',
    upravnik: 'Upravnik',
  },
  states: { prejeto: 'Prejeto', potrjeno: 'Potrjeno', zavrnjeno: 'Zavrnjeno' },
} as const;

/** Texts of the form that reports a change. */
export const changeText = {
  title: 'Prijava spremembe',
  resumed: 'Nadaljujete prijavo, ki je še niste poslali.',
  stillSending: 'Prijava se še pošilja. Ko bo poslana, lahko pošljete novo.',
  resumedWithoutProof: 'Nadaljujete prijavo, ki je še niste poslali. Prilogo izberite znova.',
  /** For a person who was invited without the right (`pages.md` P32). */
  noRight:
    'Plačnik vam ni dal pravice za prijavo sprememb. Prosite ga, naj spremembo prijavi sam ali vas s to pravico povabi znova.',
  unit: 'Enota',
  persons: 'Število oseb',
  dogs: 'Število psov',
  personSteps: { less: 'Ena oseba manj', more: 'Ena oseba več' },
  dogSteps: { less: 'En pes manj', more: 'En pes več' },
  since: 'Velja od',
  empty: 'Enota je prazna ali se uporablja manj kot 15 dni v mesecu',
  emptyHelp: 'Prazna enota se obračuna kot en uporabnik.',
  remark: 'Opomba',
  proof: 'Dokazilo',
  proofHelp: 'PDF, JPG ali PNG, največ 10 MB.',
  declaration: 'Izjavljam, da so navedeni podatki resnični.',
  declarationLabel: 'Izjava',
  now: (ofPersons: number, ofDogs: number) => `Zdaj prijavljeno: ${numbers(ofPersons, ofDogs)}.`,
  submit: 'Oddaj spremembo',
  cancel: 'Prekliči',
  sent: 'Sprememba je uspešno oddana',
  received: 'Spremembo je prejel upravnik. Številke v seznamu se spremenijo, ko jo potrdi.',
  failed: 'Pri oddaji spremembe je prišlo do napake',
  there: 'Ta sprememba je že oddana in čaka na potrditev upravnika.',
  estimate: 'Ocena vpliva na mesečni strošek',
  /** Amounts with their currency; the period is formatted. */
  more: (difference: string, before: string, after: string) =>
    `Stroški, ki se delijo po številu uporabnikov, bi bili višji za ${difference} na mesec (prej ${before}, potem ${after}).`,
  less: (difference: string, before: string, after: string) =>
    `Stroški, ki se delijo po številu uporabnikov, bi bili nižji za ${difference} na mesec (prej ${before}, potem ${after}).`,
  same: (cost: string) =>
    `Stroški, ki se delijo po številu uporabnikov, bi ostali enaki (${cost} na mesec).`,
  basis: (period: string) =>
    `Izračunano iz specifikacije stroškov za ${period}; obračun je odvisen od računov dobaviteljev in drugih enot.`,
} as const;
