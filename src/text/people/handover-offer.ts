import { daysLasting } from '../common/days-lasting';
import { counted } from '../common/plural';

/** Texts of the page of a taker's link (`pages.md` P36). */
export const offerText = {
  answerUntil: (moment: string) => `Odgovorite do\u00A0${moment}`,
  daysLeft: (left: number) =>
    left === 0 ? 'zadnji dan je danes' : `še\u00A0${counted(left, daysLasting)}`,
  noAccount: 'Za odgovor se ni treba registrirati.',
  check: 'Preverite',
  paysFrom: 'Stroške plačujete od',
  yourPart: (month: string) => `Vaš del stroškov, ${month}`,
  yourData: 'Vaši podatki',
  byDays: 'Stroški po dnevih',
  manager: 'Upravnik',
  address: 'Povezava poslana na',
  answer: 'Vaš odgovor',
  confirm: 'Potrjujem podatke in prevzem',
  sendBack: 'Podatki niso pravilni',
  reason: 'Kaj ni pravilno',
  reasonHelp: 'Predajnik prejme vaš razlog in podatke popravi.',
  password: 'Geslo vašega uporabniškega računa',
  passwordHelp: (email: string) =>
    `Uporabniški račun z naslovom ${email} že imate. Z geslom mu bo enota dodana.`,
  afterwards:
    'Potrditev velja kot vaš podpis. Ko upravnik potrdi primopredajo, prejmete šifro plačnika in geslo za registracijo.',
  submit: 'Pošlji odgovor',
  failed: 'Odgovor ni bil poslan',
  wrongPassword: 'Geslo ni pravilno.',
  done: 'Potrjeno. Primopredaja je pri upravniku.',
  doneNote: 'O odločitvi vas obvestimo po e-pošti.',
  doneLinked: 'Stanje vidite v svojem uporabniškem računu pod Primopredaja.',
  back: 'Podatke ste vrnili predajniku.',
  backNote: 'Ko jih popravi, prejmete novo povezavo.',
  loadFailed: 'Primopredaje ni bilo mogoče odpreti',
  toLogin: 'Na prijavo',
  askAgain: 'Prosite predajnika za novo povezavo.',
  usedHint: 'Na to povezavo ste že odgovorili. O nadaljevanju vas obvestimo po e-pošti.',
} as const;

/** The first sentence, by the kind of the handover. */
export const offerSentences = {
  prodaja: 'vam prodaja enoto',
  dedovanje: 'vam po dedovanju predaja enoto',
  darilo: 'vam podarja enoto',
  najem: 'vam oddaja v najem enoto',
} as const;
export const otherOffer = 'vam predaja enoto';

/** How costs are shared, for the taker. */
export const takersShares = {
  noShared: 'Vse stroške po tem dnevu plačate vi.',
  sharesLead: 'Stroške za dan predaje plača še predajnik. Oba vidita iste zneske.',
  taker: 'Vi',
} as const;

/** Why a link cannot be answered; `missing` for an unknown one. */
export const offerEnds = {
  porabljeno: 'Povezava je že uporabljena',
  umaknjeno: 'Povezava ne velja več',
  poteklo: 'Povezava je potekla',
  missing: 'Povezava ni veljavna',
} as const;
