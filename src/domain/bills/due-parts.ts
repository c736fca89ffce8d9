import type { OpenItem } from '../api-types';
import { formatDate } from '../dates/date';
import { type Cents, sumCents, toCents } from '../money/cents';

/** What is to be paid until a day. */
export interface DueDay {
  /** As it is shown. */
  readonly day: string;
  readonly cents: Cents;
}

/**
 * What becomes of each cent that is open. `toPay` is `overdue`, `days` and `undated` together; with `debit` and without
 * `overpaid` it is the sum of the items.
 */
export interface DueParts {
  readonly toPay: Cents;
  readonly overdue: Cents;
  /** Not yet due, the earliest day first. */
  readonly days: readonly DueDay[];
  /** To be paid, without a due date. */
  readonly undated: Cents;
  /** What direct debits will settle: how many items, how much, and the day where it is one for all of them. */
  readonly debit: { readonly count: number; readonly cents: Cents; readonly day: string | null };
  readonly overpaid: Cents;
}

type DueItem = Pick<OpenItem, 'odprto' | 'rok_placila' | 'dni_zamude' | 'direktna_obremenitev'>;

const NONE = '/';
const dayOf = ({ rok_placila }: DueItem) => formatDate(rok_placila);
const sum = (items: readonly DueItem[]) => sumCents(items.map(({ odprto }) => odprto));

/** Amounts by the day as it is shown, the earliest first; a list may have 50,000 items, so each is looked at once. */
function byDay(items: readonly DueItem[]): DueDay[] {
  const days = new Map<string, { readonly sent: string; cents: Cents }>();
  for (const item of items) {
    const day = dayOf(item);
    const known = days.get(day);
    if (known) known.cents += toCents(item.odprto);
    else days.set(day, { sent: item.rok_placila ?? '', cents: toCents(item.odprto) });
  }
  return [...days]
    .sort(([, one], [, other]) => (one.sent < other.sent ? -1 : 1))
    .map(([day, { cents }]) => ({ day, cents }));
}

/** Open items by what is to be done with them and until when; whether one is late the server has said. */
export function duePartsOf(items: readonly DueItem[]): DueParts {
  const owed = items.filter(({ odprto }) => odprto > 0);
  const debits = owed.filter(({ direktna_obremenitev }) => direktna_obremenitev);
  const orders = owed.filter(({ direktna_obremenitev }) => !direktna_obremenitev);
  const overdue = orders.filter(({ dni_zamude }) => dni_zamude > 0);
  const days = byDay(orders.filter(({ dni_zamude }) => dni_zamude <= 0));
  const [debitDay, ...otherDebitDays] = byDay(debits);
  const isOneDay = otherDebitDays.length === 0 && debitDay?.day !== NONE;
  return {
    toPay: sum(orders),
    overdue: sum(overdue),
    days: days.filter(({ day }) => day !== NONE),
    undated: days.find(({ day }) => day === NONE)?.cents ?? 0n,
    debit: {
      count: debits.length,
      cents: sum(debits),
      day: isOneDay ? (debitDay?.day ?? null) : null,
    },
    overpaid: -sum(items.filter(({ odprto }) => odprto < 0)),
  };
}
