import type { OpenItem } from '../api-types';
import { formatDate } from '../dates/date';
import { type Cents, sumCents } from '../money/cents';
import { isAnnounced } from '../payment/is-announced';
import type { Payment } from '../payment/payment';

/** The amount to pay by a day. */
export interface DueDay {
  /** As the page shows it. */
  readonly day: string;
  readonly cents: Cents;
}

/**
 * Open items split by how they are settled. `toPay` is the sum of `overdue`, `days`, `undated` and `announced`; `toPay`
 * plus `debit` minus `overpaid` is the sum of the items.
 */
export interface DueParts {
  readonly toPay: Cents;
  readonly overdue: Cents;
  /** Amounts not yet due, the earliest day first. */
  readonly days: readonly DueDay[];
  /** The amount to pay without a due date. */
  readonly undated: Cents;
  /** Items that the user has said are paid, late or not. */
  readonly announced: { readonly count: number; readonly cents: Cents };
  /** Items that direct debits will settle: their number, their sum, and their day when they share one. */
  readonly debit: { readonly count: number; readonly cents: Cents; readonly day: string | null };
  readonly overpaid: Cents;
}

type DueItem = Pick<OpenItem, 'odprto' | 'rok_placila' | 'dni_zamude' | 'direktna_obremenitev'> &
  Pick<Payment, 'placilo'>;

const NO_DAY = '/';
const sum = (items: readonly DueItem[]) => sumCents(items.map(({ odprto }) => odprto));

/** Amounts by shown day, the earliest first. Each sent day is formatted once: a list may have 50,000 items. */
function byDay(items: readonly DueItem[]): DueDay[] {
  const sent = new Map<string, number[]>();
  for (const { rok_placila, odprto } of items) {
    const amounts = sent.get(rok_placila ?? '');
    if (amounts) amounts.push(odprto);
    else sent.set(rok_placila ?? '', [odprto]);
  }
  const days = new Map<string, Cents>();
  for (const [day, amounts] of [...sent].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const shown = formatDate(day);
    days.set(shown, (days.get(shown) ?? 0n) + sumCents(amounts));
  }
  return [...days].map(([day, cents]) => ({ day, cents }));
}

/** Splits open items by how and when they are settled; the server says which are late. */
export function duePartsOf(items: readonly DueItem[]): DueParts {
  const owed = items.filter(({ odprto }) => odprto > 0);
  const debits = owed.filter(({ direktna_obremenitev }) => direktna_obremenitev);
  const orders = owed.filter(({ direktna_obremenitev }) => !direktna_obremenitev);
  const announced = orders.filter(isAnnounced);
  const asked = orders.filter((item) => !isAnnounced(item));
  const days = byDay(asked.filter(({ dni_zamude }) => dni_zamude <= 0));
  const [debitDay, ...otherDebitDays] = byDay(debits);
  const isOneDay = otherDebitDays.length === 0 && debitDay?.day !== NO_DAY;
  return {
    toPay: sum(orders),
    overdue: sum(asked.filter(({ dni_zamude }) => dni_zamude > 0)),
    days: days.filter(({ day }) => day !== NO_DAY),
    undated: days.find(({ day }) => day === NO_DAY)?.cents ?? 0n,
    announced: { count: announced.length, cents: sum(announced) },
    debit: {
      count: debits.length,
      cents: sum(debits),
      day: isOneDay ? (debitDay?.day ?? null) : null,
    },
    overpaid: -sum(items.filter(({ odprto }) => odprto < 0)),
  };
}
