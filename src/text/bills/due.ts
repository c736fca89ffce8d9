import { items } from '../common/nouns';
import { counted, formFor, type PluralForms } from '../common/plural';

/** What is due, as formatted amounts and days; a part that does not exist is `null`. */
export interface DueWords {
  readonly total: string | null;
  readonly overdue: string | null;
  /** Pairs of amount and day. */
  readonly days: readonly (readonly [amount: string, day: string])[];
  /** The amount due after these days. */
  readonly later: string | null;
  readonly undated: string | null;
  /** How many items the user has said are paid, and the manager has not booked yet. */
  readonly announced: number;
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

export const sumToPay = (total: string) => `Za plačilo ${total}.`;

function toPay(words: DueWords): string | null {
  const { total, overdue, days, later, undated } = words;
  if (total === null) return null;
  const rest = parts(words);
  if (overdue !== null) {
    return rest === ''
      ? `Za plačilo ${total}. Rok za plačilo je že potekel.`
      : `Za plačilo ${total}. Od tega je ${overdue} že zapadlo; ${rest}.`;
  }
  const [only, ...others] = days;
  if (!only) return sumToPay(total);
  return others.length === 0 && later === null && undated === null
    ? `Za plačilo ${total} do ${only[1]}.`
    : `Za plačilo ${total}. Od tega ${rest}.`;
}

/** No transfer is needed: the bank collects everything. */
export const nothingByHand = 'Ročno plačilo ni potrebno.';

/** What direct debits will settle. */
export function debitSentence({ count, amount, day }: NonNullable<DueWords['debit']>): string {
  const when = day === null ? '' : ` ${day}`;
  return `${counted(count, items)} (${amount}) ${formFor(count, settled)} z direktno obremenitvijo${when}.`;
}

/** The sentence that says what to pay and by when, in order of date; items by direct debit have a separate sentence. */
export function dueSentence(words: DueWords): string {
  const { total, announced, debit, overpaid } = words;
  const sentences = [
    toPay(words),
    announced === 0 ? null : `${counted(announced, announcedPayments)}.`,
    total === null && debit ? nothingByHand : null,
    debit ? debitSentence(debit) : null,
    overpaid === null ? null : `Preplačano imate ${overpaid}.`,
  ].filter((sentence) => sentence !== null);
  return sentences.join(' ');
}
