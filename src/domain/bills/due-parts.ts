import type { OpenItem } from '../api-types';
import { formatDate } from '../dates/date';
import { type Cents, sumCents, toCents } from '../money/cents';

/** The amount to pay by a day. */
export interface DueDay {
  /** As the page shows it. */
  readonly day: string;
  readonly cents: Cents;
}

/**
 * Open items split by how they are settled. `toPay` is the sum of `overdue`, `days` and `undated`; `toPay` plus `debit`
 * minus `overpaid` is the sum of the items.
 */
export interface DueParts {
  readonly toPay: Cents;
  readonly overdue: Cents;
  /** Amounts not yet due, the earliest day first. */
  readonly days: readonly DueDay[];
  /** The amount to pay without a due date. */
  readonly undated: Cents;
  /** Items that direct debits will settle: their number, their sum, and their day when they share one. */
  readonly debit: { readonly count: number; readonly cents: Cents; readonly day: string | null };
  readonly overpaid: Cents;
}

type DueItem = Pick<OpenItem, 'odprto' | 'rok_placila' | 'dni_zamude' | 'direktna_obremenitev'>;

const NO_DAY = '/';
const dayOf = ({ rok_placila }: DueItem) => formatDate(rok_placila);
const sum = (items: readonly DueItem[]) => sumCents(items.map(({ odprto }) => odprto));

/** Amounts by shown day, the earliest first, in one pass: a list may have 50,000 items. */
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

/** Splits open items by how and when they are settled; the server says which are late. */
export function duePartsOf(items: readonly DueItem[]): DueParts {
  const owed = items.filter(({ odprto }) => odprto > 0);
  const debits = owed.filter(({ direktna_obremenitev }) => direktna_obremenitev);
  const orders = owed.filter(({ direktna_obremenitev }) => !direktna_obremenitev);
  const overdue = orders.filter(({ dni_zamude }) => dni_zamude > 0);
  const days = byDay(orders.filter(({ dni_zamude }) => dni_zamude <= 0));
  const [debitDay, ...otherDebitDays] = byDay(debits);
  const isOneDay = otherDebitDays.length === 0 && debitDay?.day !== NO_DAY;
  return {
    toPay: sum(orders),
    overdue: sum(overdue),
    days: days.filter(({ day }) => day !== NO_DAY),
    undated: days.find(({ day }) => day === NO_DAY)?.cents ?? 0n,
    debit: {
      count: debits.length,
      cents: sum(debits),
      day: isOneDay ? (debitDay?.day ?? null) : null,
    },
    overpaid: -sum(items.filter(({ odprto }) => odprto < 0)),
  };
}
