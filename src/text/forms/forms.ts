import { counted, type PluralForms } from '../common/plural';

const attachments: PluralForms = {
  one: 'priloga',
  two: 'prilogi',
  few: 'priloge',
  other: 'prilog',
};

const decimals: PluralForms = {
  one: 'decimalko',
  two: 'decimalki',
  few: 'decimalke',
  other: 'decimalk',
};

/** Working days, in the case after `v`. */
const workingDays: PluralForms = {
  one: 'delovnem dnevu',
  two: 'delovnih dneh',
  few: 'delovnih dneh',
  other: 'delovnih dneh',
};

/** The water of a meter, by `vrsta_merilnika`; the field says that it is a water meter. */
export const waterLabels: Readonly<Record<string, string>> = {
  vodomer_hladna: 'Hladna voda',
  vodomer_topla: 'Topla voda',
};

/** Texts of the forms (`pages.md` P24). */
export const formsText = {
  searchHint: 'Beseda iz imena ali opisa',
  tabs: 'Obrazci in oddane vloge',
  forms: 'Obrazci',
  sent: 'Oddane vloge',
  empty: 'Upravnik še ni objavil obrazcev.',
  visitor: 'Za oddajo obrazca se prijavite.',
  fill: 'Izpolni',
  listLoading: 'Seznam se nalaga.',
  billFirst: 'Najprej izberite obračun.',
  /** Numbers and day are formatted. */
  lastReading: (reading: string, day: string) => `Zadnje stanje: ${reading}\u00A0m³ (${day}).`,
  consumption: (used: string) => `Poraba od takrat: ${used}\u00A0m³.`,
  back: 'Nazaj na obrazce',
  /** For a person who was invited without the right (`pages.md` P32). */
  noRight: 'Plačnik vam ni dal pravice za oddajo vlog. Prosite ga, naj vas z njo povabi znova.',
  ownersOnly: 'Ta obrazec oddajo lastniki enot.',
  noUnit: 'Pri tem upravniku nimate enote, za katero bi lahko oddali ta obrazec.',
  resumed: 'Nadaljujete vlogo, ki je še niste oddali.',
  stillSending: 'Vloga se še pošilja. Ko bo oddana, lahko začnete novo.',
  filesLost: 'Priloge se ob osvežitvi strani ne ohranijo. Dodajte jih znova.',
  restart: 'Začni znova',
  submit: 'Oddaj vlogo',
  /** The steps of a form. */
  steps: 'Koraki vloge',
  step: { podatki: 'Podatki', priloge: 'Priloge', pregled: 'Pregled' },
  stepTitle: {
    podatki: 'Izpolnite podatke',
    priloge: 'Dodajte priloge',
    pregled: 'Preverite pred oddajo',
  },
  stepPlace: (place: number, all: number) => `Korak ${place} od ${all}: `,
  nextStep: 'Naprej',
  previousStep: 'Nazaj',
  correct: 'Popravi',
  /** After `Popravi`: the part of the form. */
  correctStep: { podatki: 'podatke', priloge: 'priloge' },
  notFilledIn: 'Ni izpolnjeno',
  noFiles: 'Brez prilog',
  failed: 'Pri oddaji vloge je prišlo do napake',
  /** The toast for a user who has opened another page meanwhile. */
  failedAway: (form: string) => `${form}: oddaja ni uspela. Izpolnjeno je ostalo v obrazcu.`,
  maybeThere: 'Preden vlogo oddate znova, poglejte med oddane vloge, ali je že prispela.',
  declaration: 'Izjava',
  tooLarge: 'Datoteka je prevelika. Največja dovoljena velikost je 10 MB.',
  filesHelp: 'Dovoljene so datoteke PDF, JPG in PNG. Največ 10 datotek, vsaka do 10 MB.',
  tooManyFiles: (most: number) => `Dodate lahko največ ${most} datotek.`,
  phone: (field: string) => `Vrednost polja ${field} mora biti telefonska številka`,
  ibanLength: 'Slovenski IBAN ima 19 znakov.',
  ibanWrong: 'IBAN ni veljaven.',
  number: (field: string) => `Vrednost polja ${field} mora biti število`,
  wholeNumber: (field: string) => `Vrednost polja ${field} mora biti celo število`,
  decimals: (field: string, most: number) =>
    `Polje ${field} ima lahko največ ${counted(most, decimals)}`,
  choice: (field: string) => `Izberite vrednost polja ${field}`,
  refused: (field: string) => `Vrednost polja ${field} ni ustrezna`,
  received: (number: string) => `Vloga je uspešno oddana. Številka vloge: ${number}.`,
  follow: 'Spremljajte jo med oddanimi vlogami',
  /** For a form and a submission: how long the manager usually takes. */
  answerIn: (days: number) => `Odgovor običajno v ${counted(days, workingDays)}.`,
} as const;

/** Texts of the submissions (`pages.md` P24). */
export const submissionsText = {
  none: 'Nimate oddanih vlog.',
  sentOn: (day: string) => `oddano ${day}`,
  answer: 'Odgovor upravnika',
  youSent: 'Poslali ste',
  yes: 'Da',
  no: 'Ne',
  files: (count: number) => counted(count, attachments),
  history: 'Zgodovina',
  cancel: 'Prekliči vlogo',
  cancelNamed: (number: string) => `Prekliči vlogo ${number}`,
  sure: 'Ste prepričani, da želite preklicati to vlogo?',
  keep: 'Ne prekliči',
  cancelled: 'Vloga je preklicana.',
  tooLate: 'Upravnik vlogo že obravnava, zato je ni več mogoče preklicati.',
  cancelFailed: 'Pri preklicu vloge je prišlo do napake',
} as const;

/** By `kategorija`, in the order of the page. */
export const formCategories = {
  spremembe: 'Spremembe',
  placila: 'Plačila in obračuni',
  stevci: 'Števci',
  skode: 'Škode',
  drugo: 'Drugo',
} as const;

/** By `nacin`. */
export const formWays = {
  splet: 'Spletna oddaja',
  pdf: 'PDF',
  oboje: 'Spletna oddaja ali PDF',
} as const;

/** By `kdo`; a form for all users has no text. */
export const formAudiences = {
  lastnik: 'Za lastnike',
  uporabnik: 'Za uporabnike',
  vsi: null,
} as const;

/** By `status`. */
export const submissionStates = {
  prejeto: 'Prejeto',
  v_obdelavi: 'V obdelavi',
  odgovorjeno: 'Odgovorjeno',
  potrjeno: 'Potrjeno',
  zavrnjeno: 'Zavrnjeno',
  preklicano: 'Preklicano',
} as const;
