import { formFor, minutes, type PluralForms } from '../common/plural';

const tries: PluralForms = {
  one: 'poskus',
  two: 'poskusa',
  few: 'poskusi',
  other: 'poskusov',
};
const left: PluralForms = {
  one: 'Ostal vam je',
  two: 'Ostala sta vam',
  few: 'Ostali so vam',
  other: 'Ostalo vam je',
};

/** To where a code was sent, and how long it is valid. */
const sentCode = (code: string) => {
  const valid = (count: number) => `Velja ${count} ${formFor(count, minutes)}.`;
  return {
    e_posta: (to: string, minutesValid: number) =>
      `${code} smo poslali na ${to}. ${valid(minutesValid)}`,
    sms: (to: string, minutesValid: number) =>
      `${code} smo poslali s sporočilom SMS na ${to}. ${valid(minutesValid)}`,
  };
};

/** Texts of voting on the portal (`pages.md` P30). */
export const ballotText = {
  /** Leads past what there is to read. */
  toVote: 'Na glasovanje',
  title: 'Vaš glas',
  shares: (own: string, whole: string, percent: string) =>
    `Glasujete z deleži: ${own} od ${whole} (${percent}\u00A0%).`,
  unit: (number: string, share: string) => `${number}: ${share}`,
  legend: (place: number) => `Vaš glas o predlogu ${place}`,
  chosen: (count: number, of: number) => `Izbrano: ${count} od ${of}`,
  goOn: 'Naprej na potrditev',
  incomplete: (places: string) => `Izberite še svoj glas: ${places}.`,
  /** More than five proposals. */
  incompleteMany: (count: number) => `Izberite še svoj glas pri ${count} predlogih.`,
  incompleteOne: 'Izberite svoj glas o tem predlogu.',
  place: (place: number) => `${place}.\u00A0predlog`,
  listNote: 'Na listini lahko glasujete za ali proti.',

  sendingCode: 'Pošiljamo potrditveno kodo …',
  confirm: 'Potrdite svoj glas',
  confirmLead: 'Ko glas oddate, velja enako kot podpis.',
  sentTo: sentCode('Kodo'),
  /** After the first code. */
  sentAgain: sentCode('Novo kodo'),
  code: 'Potrditvena koda',
  codeHelp: '6 števk iz sporočila',
  codeShape: 'Koda ima 6 števk.',
  cast: 'Oddaj glas',
  newCode: 'Pošlji novo kodo',
  change: 'Spremeni izbiro',
  casting: 'Oddajamo vaš glas …',

  wrongCode: 'Koda ni prava. Preverite jo in poskusite znova.',
  triesLeft: (count: number) => `${formFor(count, left)} ${count} ${formFor(count, tries)}.`,
  expired: 'Koda je potekla. Pošljite si novo, vaša izbira je ostala.',
  blocked: (wait: string) =>
    `Koda ni več veljavna, ker je bila prevečkrat napačno vpisana ali prevečkrat poslana. Počakajte ${wait} in si pošljite novo. Vaša izbira je ostala.`,
  codeFailed: 'Kode nismo mogli poslati. Vaša izbira je ostala; poskusite znova.',
  unanswered: 'Odgovora strežnika ni bilo',
  unansweredNote:
    'Ne vemo, ali je glas prispel. Pošljite ga znova: štel bo enkrat, tudi če je prvič že prispel.',
  /** For a user who has left the page: whatever the reason is, the decision shows how it stands. */
  unconfirmedAway: 'Glas ni potrjen. Preverite ga na strani Odločanje.',
  again: 'Pošlji znova',
  notBegun: 'Glasovanje se še ni začelo.',
  over: 'Glasovanje se je medtem končalo. Velja ura strežnika. Vaš glas ni bil oddan.',
  cancelled: 'Odločanje je bilo medtem preklicano. Vaš glas ni bil oddan.',
  changed: 'Predlogi so se medtem spremenili. Preverite svojo izbiro.',
  withdrawn: 'Predlogi so bili medtem umaknjeni. Vaš glas ni bil oddan.',
  proxied:
    'Pooblastili ste drugo osebo, zato glasuje ona. Če želite glasovati sami, prekličite pooblastilo.',
  notAllowed:
    'Na portalu o tem ne morete glasovati. Če menite, da je to napaka, se obrnite na upravnika.',
  refused: 'Strežnik glasu ni sprejel. Vaša izbira je ostala; poskusite znova.',
  votedElsewhere: 'Vaš glas je že oddan. Novega portal ni poslal.',
  loadingReceipt: 'Preverjamo, ali je vaš glas oddan …',
  receiptFailed: 'Potrdila trenutno ni mogoče naložiti',
  retry: 'Poskusi znova',

  given: {
    elektronsko: (when: string) => `Glasovali ste na portalu ${when}.`,
    listina: (when: string) => `Podpisali ste listino ${when}.`,
    na_zboru: (when: string) => `Glasovali ste na zboru ${when}.`,
    po_pooblascencu: (when: string) => `Za vas je glasoval pooblaščenec ${when}.`,
  },
  givenOther: (when: string) => `Vaš glas je oddan ${when}.`,
  changeUntil: (when: string) => `Glas lahko spremenite do ${when}.`,
  changeVote: 'Spremeni glas',
  keepVote: 'Ohrani oddani glas',

  receipt: 'Potrdilo o oddanem glasu',
  received: 'Vaš glas je oddan',
  receiptFacts: {
    number: 'Številka potrdila',
    time: 'Oddano',
    shares: 'Deleži',
    checksum: 'Kontrolna vsota',
  },
  receiptVote: (place: number, vote: string) => `${place}. predlog: ${vote}`,
  pdf: 'Potrdilo PDF',

  paper: 'Glasovanje na papirju',
  sheet: 'Prenesi listino (PDF)',
  sheetName: (name: string) => `Podpisna listina: ${name}`,
  sheetNote:
    'Listina je že izpolnjena z vašimi podatki. Natisnite jo, podpišite in vrnite upravniku.',
  orPaper: 'Namesto na portalu lahko podpišete listino na papirju.',
  noConsent:
    'Lastniki se o elektronskem glasovanju še niste dogovorili, zato portal glasov ne sprejema.',
  onlyAtAssembly: 'Glasujete na zboru, osebno ali po pooblaščencu.',
  noShares: 'Brez podatkov o deležih portal glasov ne sprejema. Glasujete na papirju.',
} as const;
