import { withFullStop } from '../common/full-stop';

/** Texts of the page of all dues (`pages.md` P34); dates and amounts are formatted. */
export const allDuesText = {
  total: 'Skupaj odprto',
  atCode: (title: string, code: string) => `${title} (šifra plačnika ${code})`,
  noneGranted: 'Pri nobenem upravniku nimate dostopa do odprtih postavk.',
  nothing: 'Upravniki, ki so odgovorili, za vas nimajo odprtih postavk.',
  noneAnswers: 'Noben upravnik trenutno ne odgovarja, zato skupnega zneska ni mogoče izračunati.',
  /** A list has the first rows of a payer code that has many. */
  firstRows: (shown: string, all: string) =>
    `Na seznamu so postavke z najstarejšim rokom: ${shown} od ${all}. Znesek zgoraj velja za vse.`,
  payerCode: (code: string) => `Šifra plačnika ${code}`,
  /** What the total leaves out: names, with the last known amount where there is one. */
  notIncluded: (names: string) => withFullStop(`Ni všteto: ${names}`),
  lastKnown: (name: string, amount: string, day: string) =>
    `${name}, odprto ${amount} (stanje ${day})`,
  bookedUnknown: 'Upravnik ne sporoča, do katerega dne so plačila evidentirana.',
  stale: (time: string) => `Upravnik trenutno ne odgovarja. Zneski so od ${time}.`,
  silent:
    'Upravnik ne odgovarja, zato njegovih zneskov ne poznamo. Za druge upravnike podatki veljajo.',
  unknown: 'Ni znano, kdaj so bili ti zneski osveženi, zato jih v skupnem znesku ni.',
  askAgain: 'Preveri znova',
  settled: 'Ni odprtih postavk.',
  open: 'Odprto',
  until: (date: string) => `rok ${date}`,
  received: (amount: string) => `prejeto\u00A0${amount}`,
  payFor: (what: string) => `Plačaj: ${what}`,
  orderFor: (what: string) => `Podatki za plačilo: ${what}`,
  changed: 'Te postavke ni več med odprtimi, zato je ni treba plačati.',
  switchTo: 'Preklopi na tega upravnika',
  switchToCode: 'Preklopi na to šifro',
  each: 'Vsakemu upravniku plačate posebej, vsako postavko s svojo kodo QR.',
  /** With one manager. */
  eachItem: 'Vsako postavko plačate s svojo kodo QR.',
} as const;
