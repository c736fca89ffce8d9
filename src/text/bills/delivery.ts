import { withFullStop } from '../common/full-stop';
import { messages } from '../common/messages';

/** Texts of "E-račun in direktna obremenitev" (`pages.md` P37). Days are formatted. */
export const deliveryText = {
  lead: (code: string) => `Velja za šifro plačnika ${code}.`,
  notYours:
    'E-račun in direktno obremenitev ureja samo plačnik, ker gre za njegov bančni račun. Prosite ga, naj to stran odpre v svojem uporabniškem računu.',
  invoice: 'E-račun',
  /** How bills arrive, and who pays them. */
  answer: (way: string, payment: string | null) =>
    payment === null ? `Obračune prejemate ${way}.` : `Obračune prejemate ${way}, ${payment}.`,
  paidByOwn: 'plačujete jih sami',
  paidByBank: 'plačuje jih vaša banka',
  paidByBankFrom: (day: string) => `tiste z rokom plačila od ${day} plača vaša banka`,
  paidByOwnFrom: (day: string) => `tiste z rokom plačila od ${day} plačujete sami`,
  since: (day: string, bank: string | null) =>
    withFullStop(bank === null ? `Velja od ${day}` : `Velja od ${day} v banki ${bank}`),
  ended: (from: string, to: string) => `E-račun je veljal od ${from} do ${to}.`,
  asked: 'Banka je prijavo poslala. Upravnik jo bo potrdil ali zavrnil.',
  refused: (reason: string) =>
    `Upravnik je prijavo zavrnil. Razlog: ${withFullStop(reason)} Podatke popravite v banki in se prijavite znova.`,
  bank: 'Banka',
  order: 'Kje naročite e-račun',
  orderLead: 'E-račun naročite v svoji spletni ali mobilni banki. Portal ga ne more naročiti.',
  steps: (code: string) => [
    'V banki odprite e-račune in izberite prijavo na e-račun.',
    'Med izdajatelji poiščite svojega upravnika.',
    `Vpišite šifro plačnika ${code} ter ime in naslov, kot sta na obračunu.`,
    'Upravnik prijavo potrdi, naslednji obračun pride v banko.',
  ],
  noPost:
    'Dokler velja e-račun, obračuna in položnice ne dobite več po pošti. Opomini in vabila na zbor pridejo kot doslej. Obračun vedno najdete tudi v portalu.',
  stop: 'E-račun odjavite v svoji banki. Naslednji obračun po odjavi dobite spet po pošti.',
  debit: 'Direktna obremenitev SEPA',
  debitLead: 'Z direktno obremenitvijo banka vsak obračun plača z vašega računa na dan zapadlosti.',
  notOffered:
    'Vaš upravnik direktne obremenitve ne ponuja. Obračune plačujete s kodo QR ali položnico.',
  prepare: 'Pripravi pooblastilo',
  creditor: 'Upnik',
  creditorId: 'Identifikator upnika (CI)',
  reference: 'Referenca pooblastila (UMR)',
  payer: 'Šifra plačnika',
  holder: 'Imetnik računa',
  address: 'Naslov',
  iban: 'IBAN',
  ibanHelp: 'Vaš bančni račun. Pozneje prikažemo samo začetek in zadnje štiri znake.',
  ibanKept: (masked: string) => `Shranjen je ${masked}. Vpišite ga samo, če ga želite zamenjati.`,
  holderWrong: 'Ime vpišite z latinico, kot je zapisano pri banki.',
  managersAccount: 'To je račun upravnika. Vpišite svoj račun.',
  form: 'Podatki pooblastila',
  save: 'Shrani osnutek',
  saved: 'Osnutek je shranjen.',
  saveFailed: 'Osnutek ni bil shranjen',
  cancel: 'Prekliči',
  correct: 'Popravi podatke',
  draftNote: 'Osnutek vidite samo vi. Preverite podatke in ga oddajte v podpis.',
  incomplete: 'Pred podpisom dopolnite podatke.',
  coreTitle: 'Kaj dovolite',
  core: (creditor: string) =>
    `S podpisom pooblastila dovolite, da ${creditor} vaši banki posreduje navodila za obremenitev vašega računa in da banka račun obremeni po teh navodilih.`,
  refund:
    'Od banke lahko zahtevate povračilo v osmih tednih od dneva obremenitve, po splošnih pogojih, ki jih imate z njo.',
  agreeName: 'Izjava',
  agree: 'Podatki so pravilni in račun je moj ali smem z njim razpolagati.',
  sign: 'Oddaj v podpis',
  signed: 'Pooblastilo čaka na vaš podpis.',
  signFailed: 'Pooblastilo ni bilo oddano v podpis',
  paper: 'Prenesi pooblastilo (PDF)',
  paperName: (reference: string) => `pooblastilo ${reference}`,
  toSign: [
    'Prenesite pooblastilo in ga natisnite.',
    'Podpišite ga in dopišite kraj in datum.',
    'Pošljite ga upravniku po pošti ali ga oddajte v njegovi pisarni.',
  ],
  toSignTitle: 'Kako podpišete',
  untilActive: 'Dokler upravnik pooblastila ne potrdi, obračune plačujete sami.',
  takeBack: 'Vrni v osnutek',
  takeBackQuestion: 'Vrnem pooblastilo v osnutek?',
  takeBackNote:
    'Natisnjeno pooblastilo ne bo več veljalo, novo dobi drugo referenco. Podatki ostanejo.',
  takenBack: 'Pooblastilo je spet osnutek.',
  takeBackFailed: 'Pooblastilo ni bilo vrnjeno',
  drop: 'Izbriši pooblastilo',
  dropQuestion: `${messages.deleteQuestion} pooblastilo?`,
  dropNote: 'Izbrisani bodo vsi vpisani podatki. Obračune plačujete sami kot doslej.',
  dropped: 'Pooblastilo je izbrisano.',
  activeFrom: (day: string) =>
    `Obračuni z rokom plačila od ${day} bodo plačani z direktno obremenitvijo. Teh obračunov ne plačujte sami.`,
  lastDebit: 'Zadnja obremenitev',
  debitedLast: (day: string) => `Zadnja obremenitev je bila ${day}.`,
  neverDebited: 'Še ni bilo obremenitve',
  end: 'Ukini direktno obremenitev',
  endQuestion: 'Ukinem direktno obremenitev?',
  endNote: (day: string) =>
    `Obračune z rokom plačila od ${day} boste plačevali sami. Obračuni s prejšnjim rokom so že v banki in bodo še plačani z direktno obremenitvijo.`,
  endBeforeBegin:
    'Nobena obremenitev se še ni začela. Vse obračune boste plačevali sami kot doslej.',
  endDone: (day: string) => `Ukinjeno. Obračune z rokom od ${day} plačujete sami.`,
  endFailed: 'Direktna obremenitev ni bila ukinjena',
  keep: 'Ne, ohrani',
  endedFrom: (day: string) => `Obračune z rokom plačila od ${day} plačujete sami.`,
  changed:
    'Pooblastilo je bilo medtem spremenjeno v drugem oknu. Preverite podatke in poskusite znova.',
  isActive: 'Pooblastilo že velja. Osvežite stran.',
} as const;

/** How a bill arrives; here, because the texts of the lists of bills are larger than this page may be. */
export const billWays = {
  posta: 'po pošti',
  e_racun: 'kot e-račun v svojo banko',
  e_posta: 'po e-pošti',
  portal: 'samo v portalu',
} as const;
export const otherWay = 'na drug način';

export const invoiceStates = {
  ni: 'Ni naročen',
  v_obdelavi: 'Čaka na potrditev',
  aktivno: 'Naročen',
  zavrnjeno: 'Zavrnjen',
  ukinjeno: 'Odjavljen',
} as const;

export const mandateStates = {
  osnutek: 'Osnutek',
  v_podpisu: 'Čaka na podpis',
  aktivno: 'Velja',
  ukinjeno: 'Ukinjena',
  zavrnjeno: 'Zavrnjena',
} as const;
export const otherState = 'Neznano stanje';

/** Why a mandate has ended or never began. */
export const mandateEnds = {
  preklic: 'Direktno obremenitev ste ukinili.',
  racun_zaprt: 'Bančni račun je zaprt.',
  blokada: 'Bančni račun je bil dvakrat blokiran.',
  zavrnitev: 'Dve obremenitvi ste v banki zavrnili.',
  brez_kritja: 'Na računu trikrat ni bilo dovolj denarja.',
  podatki: 'Banka računa s tem imetnikom ne pozna. Preverite ime in IBAN.',
} as const;
export const otherEnd = 'Razlog pove upravnik.';

/** What is wrong with a typed account number. */
export const ibanFaults = {
  form: 'IBAN se začne z oznako države in dvema števkama, na primer SI56.',
  country: 'Direktna obremenitev je mogoča samo z računa v državi območja SEPA.',
  length: 'IBAN nima pravega števila znakov. Slovenski jih ima 19.',
  digits: 'IBAN ni pravilen. Preverite, ali ste ga prepisali brez napake.',
} as const;
