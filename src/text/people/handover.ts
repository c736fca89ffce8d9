import { daysLasting } from '../common/days-lasting';
import { messages } from '../common/messages';
import { counted, formFor, type PluralForms } from '../common/plural';
import { waits } from './waits';

const handovers: PluralForms = {
  one: 'primopredaja',
  two: 'primopredaji',
  few: 'primopredaje',
  other: 'primopredaj',
};

/** Texts of "Primopredaja" (`pages.md` P36). */
export const handoverText = {
  lead: 'Prodaja, dedovanje, darilo ali najem enote, korak za korakom.',
  fund: 'Sredstva rezervnega sklada ostanejo z enoto in se ne vračajo.',
  back: 'Vse primopredaje',
  none: 'Nimate še nobene primopredaje.',
  /** How many drafts only lack the signature of the user. */
  waiting: (count: number) =>
    `Na vaš podpis ${formFor(count, waits)} ${counted(count, handovers)}.`,
  toReview: 'Preglej in podpiši',
  list: 'Primopredaje v teku',
  over: (count: string) => `Končane primopredaje: ${count}`,
  overList: 'Končane primopredaje',
  begin: 'Začnite primopredajo',
  beginLead:
    'Osnutek se shrani po vsakem koraku. Prevzemnik in upravnik ga dobita šele, ko ga podpišete.',
  onlyPayer: 'Predajo začne plačnik sam v svojem računu.',
  noUnits: 'Nimate enote, ki bi jo lahko predali. Predate jo lahko kot lastnik, vsako enkrat.',
  unit: 'Enota',
  kind: 'Vrsta primopredaje',
  start: 'Začni',
  startFailed: 'Osnutek ni bil ustvarjen',
  running: 'Za to enoto primopredaja že teče. Najdete jo v seznamu zgoraj.',
  steps: 'Koraki primopredaje',
  save: 'Shrani in naprej',
  kept: 'Shranjeno.',
  stillSending: 'Prejšnji korak se še shranjuje. Nadaljujete lahko, ko bo shranjen.',
  failed: 'Osnutek ni bil shranjen',
  previous: 'Nazaj',
  stepPlace: (at: number, of: number) => `Korak ${at} od ${of}: `,
  draftPlace: (at: number, of: number) => `· korak ${at} od ${of}`,
  toSign: 'Čaka na vaš podpis',
  noDate: 'datum še ni izbran',
  changed:
    'Osnutek je bil medtem spremenjen v drugem oknu. Preverite podatke in shranite še enkrat.',
  changedReview: 'Osnutek je bil medtem spremenjen v drugem oknu. Preverite podatke.',
  locked: 'Te primopredaje ni več mogoče spreminjati.',
  ownAddress: 'To je vaš naslov. Vpišite naslov prevzemnika.',
  tooMany: 'Dokumentov je že deset. Enega odstranite.',
  resumed: 'Nadaljujete z vpisanimi podatki, ki še niso shranjeni.',
  resumedWithoutFiles:
    'Nadaljujete z vpisanimi podatki, ki še niso shranjeni. Datoteke izberite znova.',
  date: 'Datum predaje',
  dateHelp: 'Zadnji dan, za katerega stroške enote še plača predajnik.',
  dateRange: (from: string, to: string) => `Možni so dnevi od ${from} do ${to}.`,
  noShared: 'Vse stroške po tem dnevu plača prevzemnik.',
  daysOf: (month: string, givers: number, takers: number) =>
    `${month}: predajnik ${counted(givers, daysLasting)}, prevzemnik ${counted(takers, daysLasting)}`,
  dayCount: (count: number) => counted(count, daysLasting),
  daysTitle: 'Dnevi po mesecih',
  takerLead: 'Kdo prevzame enoto. Če je prevzemnikov več, vpišite enega; druge povabi sam.',
  name: 'Ime in priimek ali naziv',
  address: 'Naslov',
  email: 'E-poštni naslov prevzemnika',
  emailShort: 'E-pošta prevzemnika',
  taxShort: 'Davčna številka prevzemnika',
  emailHelp: 'Nanj pošljemo povezavo, s katero prevzemnik potrdi podatke.',
  tax: 'Davčna številka',
  taxHelp: 'Osem števk. Pozneje prikažemo samo zadnje tri.',
  taxKept: (masked: string) => `Vpisana je ${masked}. Vpišite jo samo, če jo želite zamenjati.`,
  taxWrong: 'Davčna številka ni veljavna.',
  metersLead: 'Stanja na dan predaje. Fotografijo pošljemo brez podatka, kje je bila posneta.',
  meterNumber: (number: string) => `Številka ${number}`,
  lastState: (state: string) => `Zadnje stanje ${state}`,
  remote: 'Odčita se na daljavo, stanje lahko pustite prazno.',
  state: (unit: string) => `Stanje (${unit})`,
  stateNumber: 'Stanje ni veljavno število.',
  stateDecimals: 'Stanje ima največ tri decimalke.',
  belowLast: (state: string) => `Stanje ne sme biti nižje od zadnjega (${state}).`,
  photo: 'Fotografija števca',
  photoKept: 'Fotografija je shranjena. Nova jo zamenja.',
  download: 'Prenesi',
  photoOf: (meter: string) => `Fotografija, ${meter}`,
  unreadable: 'Fotografije ni mogoče prebrati. Izberite drugo.',
  documents: 'Shranjeni dokumenti',
  noDocuments: 'Dokumentov še ni.',
  other: 'Drugi dokumenti',
  otherHelp: 'PDF, JPG ali PNG, do 8 MB.',
  neededHelp: 'PDF, do 8 MB.',
  remove: 'Odstrani',
  removed: 'Dokument bo odstranjen, ko shranite.',
  keepFile: 'Obdrži',
  data: 'Podatki',
  missingTitle: 'Pred podpisom dopolnite, kar manjka.',
  complete: (what: string) => `Dopolnite: ${what}`,
  giver: 'Predajnik',
  taker: 'Prevzemnik',
  meters: 'Števci',
  debt: 'Odprte obveznosti predajnika',
  debtHelp: 'Ostanejo predajniku, prevzemnik jih ne vidi.',
  shares: 'Razdelitev stroškov po dnevih',
  sharesLead: 'Stroške za dan predaje plača še predajnik. Prevzemnik vidi iste zneske.',
  sharesWrong: 'Razdelitev se ne ujema z našim izračunom. Vprašajte upravnika.',
  noShares: 'Razdelitev se pokaže, ko določite datum.',
  sum: 'Skupaj',
  statement: 'Podatki so resnični in jih lahko pošljete prevzemniku in upravniku.',
  statementName: 'Izjava',
  sign: 'Podpiši in pošlji prevzemniku',
  signFailed: 'Primopredaja ni bila podpisana',
  signed: 'Podpisano. Prevzemnik je prejel povezavo.',
  deleteDraft: 'Izbriši osnutek',
  deleteQuestion: `${messages.deleteQuestion} osnutek primopredaje?`,
  deleteNote: 'Izbrisani bodo tudi dokumenti in fotografije.',
  deleted: 'Osnutek je izbrisan.',
  deletedElsewhere: 'Osnutek je bil medtem izbrisan.',
  missing: 'Te primopredaje ni več ali pa ni vaša.',
  withdraw: 'Umakni primopredajo',
  withdrawQuestion: 'Umaknem primopredajo?',
  withdrawNote:
    'Dosedanji podpisi in povezava prevzemnika ne bodo več veljali. Podatki ostanejo v osnutku.',
  withdrawn: 'Primopredaja je umaknjena in je spet osnutek.',
  withdrawFailed: 'Primopredaja ni bila umaknjena',
  keep: 'Ne, ohrani',
  resend: 'Pošlji povezavo še enkrat',
  resent: 'Nova povezava je poslana, prejšnja ne velja več.',
  resendFailed: 'Povezava ni bila poslana',
  tooOften: (wait: string) => `Poslali ste preveč povezav. Poskusite čez ${wait}.`,
  signedGiver: 'Predajnik podpisal',
  signedTaker: 'Prevzemnik podpisal',
  linkUntil: (day: string) => `Prevzemnik lahko odgovori do ${day}.`,
  sentBack: 'Prevzemnik je podatke vrnil. Razlog:',
  /** A confirmed lease changes the user only. */
  leased: 'Od dneva po predaji je v enoti najemnik.',
  refused: 'Upravnik je primopredajo zavrnil. Razlog:',
} as const;

export const handoverKinds = {
  prodaja: 'Prodaja',
  dedovanje: 'Dedovanje',
  darilo: 'Darilo',
  najem: 'Najem',
} as const;

/** A kind that the portal does not know. */
export const otherKind = 'Druga primopredaja';

export const handoverStates = {
  osnutek: 'Osnutek',
  caka_prevzemnika: 'Čaka prevzemnika',
  oddano: 'Oddano upravniku',
  v_obdelavi: 'V obdelavi',
  potrjeno: 'Potrjeno',
  zavrnjeno: 'Zavrnjeno',
} as const;

/** What each state means for the giver, and what the giver can still do. */
export const stateNotes = {
  osnutek: 'Vidite ga samo vi.',
  caka_prevzemnika: 'Prevzemnik mora potrditi podatke. Primopredajo lahko še umaknete.',
  oddano: 'Podpisala sta oba. Dokler je upravnik ne začne obdelovati, jo lahko umaknete.',
  v_obdelavi: 'Upravnik jo obdeluje. Umik ni več mogoč.',
  potrjeno:
    'Od dneva po predaji je enota prevzemnikova. Predajnik ohrani stare obračune, novih ne vidi.',
  zavrnjeno: 'Za enoto lahko začnete novo primopredajo.',
} as const;

export const otherState = 'Neznano stanje';

export const handoverRoles = { predajnik: 'Predajate', prevzemnik: 'Prevzemate' } as const;
export const otherPart = 'Sodelujete';

/** The document that each kind needs, as the label of its field. */
export const neededDocuments = {
  prodaja: 'Prodajna pogodba',
  dedovanje: 'Sklep o dedovanju',
  darilo: 'Darilna pogodba',
  najem: 'Najemna pogodba',
} as const;

export const fileKinds = {
  pogodba: 'Pogodba',
  sklep: 'Sklep',
  drugo: 'Drug dokument',
  stevec: 'Fotografija števca',
} as const;
export const otherFile = 'Dokument';

/** What an amount of the sharing is. */
export const costBases = {
  obracun: 'Obračun',
  zadnji_obracun: 'Ocena po zadnjem obračunu',
  predracun: 'Ocena upravnika',
  ni: 'Znesek še ni znan',
} as const;
export const otherBasis = 'Ocena';

export const handoverSteps = {
  vrsta: 'Vrsta in datum',
  prevzemnik: 'Prevzemnik',
  stevci: 'Števci',
  dokumenti: 'Dokumenti',
  pregled: 'Pregled',
} as const;

/** What lacks before signing, by the field of the server or of the draft. */
export const lackNames = {
  datum_predaje: 'datum predaje',
  ime: 'ime prevzemnika',
  naslov: 'naslov prevzemnika',
  e_posta: 'e-poštni naslov prevzemnika',
  stevci: 'stanje števca',
  pogodba: 'pogodba v PDF',
  sklep: 'sklep o dedovanju v PDF',
} as const;
