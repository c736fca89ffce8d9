import { counted, days, formFor, type PluralForms } from '../common/plural';

const proposals: PluralForms = {
  one: 'predlog',
  two: 'predloga',
  few: 'predlogi',
  other: 'predlogov',
};

const accepted: PluralForms = {
  one: 'sprejet',
  two: 'sprejeta',
  few: 'sprejeti',
  other: 'sprejetih',
};

/** Texts of the list of decisions, which home and the page of a decision use too (`pages.md` P30). */
export const decisionsText = {
  lead: (building: string) => `Predlogi, zbori in glasovanja lastnikov stavbe ${building}.`,
  none: 'V tej stavbi še ni bilo odločitev lastnikov. Ko bo sklican zbor ali začeto podpisovanje listine, bo to tukaj.',
  noYear: (year: number) => `V letu ${year} se ni začela nobena odločitev lastnikov.`,
  ownersOnly:
    'O stavbi odločajo lastniki. Kot najemnik lahko o predlogih vprašate lastnika svoje enote.',
  sections: {
    odprto: 'Odprto',
    najavljeno: 'Napovedano',
    zakljuceno: 'Zaključeno',
    preklicano: 'Preklicano',
  },
  other: 'Drugo',
  proposals: (count: number) => counted(count, proposals),
  accepted: (count: number, of: number) => `${count} od ${of} ${formFor(count, accepted)}`,
  /** The deadline of an open decision: the last day, and the days until then. */
  until: (day: string, left: number) => `do ${day}, ${leftText(left)}`,
  begins: (day: string) => `začetek ${day}`,
  ended: (day: string) => `konec ${day}`,
  at: (moment: string) => moment,
  noDeadline: 'rok začne teči s prvim podpisom',
  myVote: 'Vaš glas',
  notGiven: 'Vaš glas: še ni oddan',
  given: 'Vaš glas: oddan',
  byProxy: 'Glasuje vaš pooblaščenec',
  atAssembly: 'Glasujete na zboru',
  notEntitled: 'Ne glasujete',
  /** The card on home. */
  home: 'Vaš glas še ni oddan',
  vote: 'Na glasovanje',
  all: 'Vse odločitve',
  back: 'Vse odločitve',
} as const;

/** How many days are left, such as `še 73 dni`. */
function leftText(left: number): string {
  if (left <= 0) return 'še danes';
  return `še ${counted(left, days)}`;
}
