import { daysLasting } from '../common/days-lasting';
import { counted, formFor, type PluralForms } from '../common/plural';

const shares: PluralForms = { one: 'delež', two: 'deleža', few: 'deleži', other: 'deležev' };
const missing: PluralForms = {
  one: 'manjka',
  two: 'manjkata',
  few: 'manjkajo',
  other: 'manjka',
};

/** Numbers of shares come formatted, with their value for the form of the noun. */
interface Count {
  readonly value: number;
  readonly shown: string;
}

const sharesOf = ({ value, shown }: Count) => `${shown} ${formFor(value, shares)}`;

/** Texts of one decision (`pages.md` P30). */
export const decisionText = {
  missing: 'Te odločitve ni ali pa do nje nimate dostopa.',
  failed: 'Odločitve ni bilo mogoče naložiti',
  back: 'Vse odločitve',
  details: 'Podrobnosti in glasovi',
  called: (day: string, who: string) => `sklicano ${day}, sklicatelj: ${who}`,
  /** The sentence that answers what is asked of the user. */
  answer: {
    /** A negative number of days leaves them out. */
    voteUntil: (day: string, left: number) =>
      left < 0
        ? `Glasujete lahko do ${day}.`
        : `Glasujete lahko do ${day}, ${left === 0 ? 'še danes' : `še ${counted(left, daysLasting)}`}.`,
    /** After the sentence, while the user's own vote is missing. */
    notYet: 'Vaš glas še ni oddan.',
    noDeadline: 'Rok še ne teče: trije meseci se začnejo s prvim podpisom.',
    assembly: (moment: string) => `Zbor bo ${moment}.`,
    assemblyNow: (moment: string) => `Zbor se je začel ${moment}.`,
    assemblyWas: (moment: string) => `Zbor je bil ${moment}.`,
    begins: (moment: string) => `Glasovanje se začne ${moment}.`,
    over: (day: string) => `Glasovanje je bilo končano ${day}.`,
    overUndated: 'Glasovanje je končano.',
    cancelled: 'Odločanje je preklicano.',
  },
  reason: (why: string) => `Razlog: ${why}`,
  overTerm: (day: string) =>
    `Rok na listini je daljši od treh mesecev od prvega podpisa. Po zakonu je zadnji dan ${day}.`,
  /** Why the user may not vote. */
  notEntitled: {
    najemnik:
      'O stavbi odločajo lastniki. Kot najemnik lahko o predlogih vprašate lastnika svoje enote.',
    prodano: 'Na dan, ko so se šteli deleži, niste bili več lastnik. Glasuje novi lastnik.',
    ni_v_stavbi: 'Na dan, ko so se šteli deleži, v tej stavbi niste bili lastnik.',
  },
  notEntitledOther: 'Pri tej odločitvi ne glasujete.',
  acting: 'Ker ste prijavljeni v imenu uporabnika, zanj ne morete glasovati niti dati pooblastila.',
  sharesOn: (day: string) => `Deleži po stanju na dan ${day}.`,
  noShares: 'Upravnik za to stavbo nima podatkov o deležih, zato portal glasov ne šteje.',

  proposals: 'Predlogi',
  agenda: 'Dnevni red',
  noProposals: 'Predlogov še ni.',
  proposal: (place: number) => `${place}. predlog`,
  item: (place: number) => `${place}. točka`,
  why: 'Zakaj',
  basis: (ground: string) => `Podlaga: ${ground.replace(': ', ', ')}`,
  majority: {
    vec_kot_50: (needed: string, base: string) =>
      `Potrebna je več kot polovica vseh deležev: najmanj ${needed} od ${base}.`,
    vec_kot_75: (needed: string, base: string) =>
      `Potrebne so več kot tri četrtine vseh deležev: najmanj ${needed} od ${base}.`,
    vsi: (_: string, base: string) => `Potrebno je soglasje vseh lastnikov: vseh ${base} deležev.`,
  },
  majorityOfPresent: (needed: string, base: string) =>
    `Na ponovnem zboru odloča več kot polovica navzočih deležev: najmanj ${needed} od ${base}.`,
  /** Before it is known how many are present. */
  majorityOfPresentPlain: 'Na ponovnem zboru odloča več kot polovica navzočih deležev.',
  /** Without numbers, when the shares of the building are not known. */
  majorityPlain: {
    vec_kot_50: 'Potrebna je več kot polovica vseh deležev.',
    vec_kot_75: 'Potrebne so več kot tri četrtine vseh deležev.',
    vsi: 'Potrebno je soglasje vseh lastnikov.',
  },
  majorityUnknown: 'Potrebno večino določi upravnik.',

  tally: 'Glasovi',
  votes: { yes: 'Za', no: 'Proti', abstained: 'Vzdržano', silent: 'Brez glasu' },
  share: (count: string, percent: string) => `${count} (${percent}\u00A0%)`,
  threshold: 'Potrebna večina',
  missingShares: (count: Count) =>
    `Za sprejetje ${formFor(count.value, missing)} ${sharesOf(count)}.`,
  reached: 'Potrebna večina je dosežena.',
  notReached: 'Potrebna večina ni bila dosežena.',
  secret: 'Glasovi so do konca tajni.',
  off: 'Seštevek deležev se ne ujema',
  offNote: 'Glasov zato ne prikazujemo.',
  differs: (server: string, own: string) =>
    `Upravnik navaja izid »${server}«, po deležih pa bi bil izid »${own}«. Oboje vam kažemo takšno, kot je.`,

  myVote: (vote: string) => `Vaš glas: ${vote}`,
  /** A vote that has not been cast yet. */
  chosenVote: (vote: string) => `Izbrano: ${vote}`,
  record: 'Gradivo',
  recordAfter: 'Gradivo in zapisnik',
  noRecord: 'Gradiva še ni.',
  spending: 'Poraba na podlagi tega sklepa',
  spendingRow: (day: string, what: string) => `${day}, ${what}`,
  toFund: 'Rezervni sklad',
} as const;

/** Shares in a sentence, such as `240 deležev`. */
export const countedShares = sharesOf;
