import { daysLasting } from '../common/days-lasting';
import { counted, countedWhole, formFor, type PluralForms } from '../common/plural';

const proposals: PluralForms = {
  one: 'predlog',
  two: 'predloga',
  few: 'predlogi',
  other: 'predlogov',
};
const all = (count: number): PluralForms => ({
  one: `vsi ${count}`,
  two: count === 2 ? 'oba' : `vsa ${count}`,
  few: `vsi ${count}`,
  other: `vseh ${count}`,
});
/** After `o`. */
const awaitedOnes: PluralForms = {
  one: 'odprti odločitvi',
  two: 'odprtih odločitvah',
  few: 'odprtih odločitvah',
  other: 'odprtih odločitvah',
};
const openOnes: PluralForms = {
  one: 'Odprta je',
  two: 'Odprti sta',
  few: 'Odprte so',
  other: 'Odprtih je',
};
const decisions: PluralForms = {
  one: 'odločitev',
  two: 'odločitvi',
  few: 'odločitve',
  other: 'odločitev',
};

/** Texts of the list of decisions, which home uses too (`pages.md` P30). */
export const decisionsText = {
  none: 'V tej stavbi še ni bilo odločitev lastnikov. Ko bo sklican zbor ali se bo začelo podpisovanje listine, bo to tukaj.',
  ownersOnly:
    'O stavbi odločajo lastniki. Kot najemnik lahko o predlogih vprašate lastnika svoje enote.',
  sections: { open: 'Odprto', announced: 'Napovedano', past: 'Zaključeno' },
  /** How many open decisions there are, how many of them await the own vote, and how many are announced. */
  answer: (open: number, awaited: number, announced: number) => {
    if (awaited > 0) return awaitedText(awaited);
    if (open > 0) return `${openText(open)}.`;
    return announced > 0
      ? 'Zdaj ni odprtih glasovanj.'
      : 'Zdaj ni ne odprtih ne napovedanih glasovanj.';
  },
  year: (year: string, count: number) => `${year}: ${countedWhole(count, decisions)}`,
  accepted: (count: number, of: number) => {
    if (count === 0) return 'Ni sprejeto';
    if (of === 1) return 'Sprejeto';
    return count === of
      ? `Sprejeto: ${formFor(of, all(of))} ${formFor(of, proposals)}`
      : `Sprejeto: ${count} od ${of}`;
  },
  /** The deadline of an open decision, with its hour if it has one, and the days until then; a negative number leaves them out. */
  until: (day: string, left: number) => (left < 0 ? `do ${day}` : `do ${day}, ${leftText(left)}`),
  begins: (moment: string) => `začetek ${moment}`,
  noDeadline: 'rok začne teči s prvim podpisom',
  notGiven: 'Vaš glas: še ni oddan',
  given: 'Vaš glas: oddan',
  byProxy: 'Glasuje vaš pooblaščenec',
  /** The card on home. */
  home: 'Odločanje lastnikov',
  awaited: awaitedText,
  /** The link on home that leads to those that have no room there. */
  andMore: (count: number) => `Odločanje: še ${counted(count, decisions)}`,
  untilDay: (day: string) => `do ${day}`,
  atTime: (time: string) => `ob ${time}`,
  ifNoQuorum: (when: string) => `${when}, če prvi zbor ne bo sklepčen`,
} as const;

function awaitedText(count: number): string {
  return `O ${countedWhole(count, awaitedOnes)} še niste glasovali.`;
}

function openText(count: number): string {
  return `${formFor(count, openOnes)} ${counted(count, decisions)}`;
}

/** How many days are left, such as `še 73 dni`. */
function leftText(left: number): string {
  return left === 0 ? 'še danes' : `še ${counted(left, daysLasting)}`;
}
