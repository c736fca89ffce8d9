import { items } from '../common/nouns';
import { counted, formFor, type PluralForms } from '../common/plural';

/** What is due, as formatted amounts and days; a part that does not exist is `null`. */
export interface DueWords {
  readonly total: string | null;
  /** Set when more is to pay than is known. */
  readonly isLeast?: boolean;
  readonly overdue: string | null;
  /** Pairs of amount and day. */
  readonly days: readonly (readonly [amount: string, day: string])[];
  /** The amount due after these days. */
  readonly later: string | null;
  readonly undated: string | null;
  /** What the user has said is paid, and the manager has not booked yet; `isAll` when nothing else is to pay. */
  readonly announced: {
    readonly count: number;
    readonly amount: string;
    readonly isAll: boolean;
  } | null;
  readonly debit: {
    readonly count: number;
    readonly amount: string;
    readonly day: string | null;
  } | null;
  readonly overpaid: string | null;
}

const settled: PluralForms = {
  one: 'bo poravnana',
  two: 'bosta poravnani',
  few: 'bodo poravnane',
  other: 'bo poravnanih',
};

const announcedPayments: PluralForms = {
  one: 'plačilo je že najavljeno',
  two: 'plačili sta že najavljeni',
  few: 'plačila so že najavljena',
  other: 'plačil je že najavljenih',
};

function parts({ days, later, undated }: DueWords): string {
  const [first, ...others] = [
    ...days.map(([amount, day]) => ({ amount, verb: 'plačajte', when: `do ${day}` })),
    ...(later === null ? [] : [{ amount: later, verb: 'plačajte', when: 'pozneje' }]),
    ...(undated === null ? [] : [{ amount: undated, verb: 'je', when: 'brez roka plačila' }]),
  ];
  if (!first) return '';
  const rest = others.map(({ amount, when }) => `, ${amount} ${when}`);
  return `${first.amount} ${first.verb} ${first.when}${rest.join('')}`;
}

/** The only day by which all is to be paid. */
function onlyDay({ overdue, days, later, undated, announced }: DueWords): string | undefined {
  const others = [overdue, later, undated, announced];
  return days.length === 1 && others.every((other) => other === null) ? days[0]?.[1] : undefined;
}

/** What of the sum is due when, where there is more than one day, and what is announced. */
function dueWhen(words: DueWords): string | null {
  const { overdue, days, announced } = words;
  const isPart = announced !== null && !announced.isAll;
  const rest = [parts(words), isPart ? `${announced.amount} je že najavljeno` : '']
    .filter((part) => part !== '')
    .join('; ');
  if (overdue !== null) {
    return rest === '' ? allOverdue : `Od tega je ${overdue} že zapadlo; ${rest}.`;
  }
  return days.length === 0 && !isPart ? null : `Od tega ${withVerbSecond(rest)}.`;
}

/** After `Od tega` comes `je`, and then the amount, which has no ordinary space. */
const withVerbSecond = (words: string) => words.replace(/^([^ ]+) je /, 'je $1 ');

const start = (total: string, isLeast = false) => `Za plačilo ${isLeast ? 'vsaj ' : ''}${total}`;

function toPay(words: DueWords): string | null {
  const { total, isLeast } = words;
  if (total === null) return null;
  const day = onlyDay(words);
  if (day !== undefined) return `${start(total, isLeast)} do ${day}.`;
  return joined([`${start(total, isLeast)}.`, dueWhen(words)]);
}

const joined = (sentences: readonly (string | null)[]) =>
  sentences.filter((sentence) => sentence !== null).join(' ');

/** No transfer is needed: the bank collects everything. */
export const nothingByHand = 'Ročno plačilo ni potrebno.';

/** What direct debits will settle. */
export function debitSentence({ count, amount, day }: NonNullable<DueWords['debit']>): string {
  const when = day === null ? '' : ` ${day}`;
  return `${counted(count, items)} (${amount}) ${formFor(count, settled)} z direktno obremenitvijo${when}.`;
}

/** What is overpaid. @param amount - with its currency */
export const overpaidSentence = (amount: string) => `Preplačano imate ${amount}.`;

/** That all is announced. */
const allAnnounced = (count: number) =>
  count === 1 ? 'Plačilo je že najavljeno.' : `${counted(count, announcedPayments)}.`;

/** What is settled without another transfer. */
function settledWords({ total, announced, debit, overpaid }: DueWords): readonly (string | null)[] {
  return [
    announced?.isAll ? allAnnounced(announced.count) : null,
    total === null && debit ? nothingByHand : null,
    debit ? debitSentence(debit) : null,
    overpaid === null ? null : overpaidSentence(overpaid),
  ];
}

/** After a sentence with the open sum. @param amount - what of it is overdue, with its currency */
export const overdueSentence = (amount: string) => `Od tega je ${amount} že zapadlo.`;

/** After a sentence with the open sum, when all of it is overdue. */
export const allOverdue = 'Rok za plačilo je že potekel.';

/** The open sum and what of it is overdue, without the days. */
export const sumsSentence = (total: string, overdue: string | null, isLeast = false) =>
  joined([`${start(total, isLeast)}.`, overdue && overdueSentence(overdue)]);

/** The same, and what is settled without another transfer. */
export const partSentence = (words: DueWords): string =>
  joined([
    words.total && sumsSentence(words.total, words.overdue, words.isLeast),
    ...settledWords({ ...words, announced: null }),
  ]);

/** The sentence that says what to pay and by when, in order of date; items by direct debit have a separate sentence. */
export const dueSentence = (words: DueWords): string =>
  joined([toPay(words), ...settledWords(words)]);

/** The same after a sentence with the open sum. */
export function dueDetails(words: DueWords): string {
  const day = onlyDay(words);
  const when = day === undefined ? dueWhen(words) : `Rok plačila je ${day}.`;
  return joined([when, ...settledWords(words)]);
}
