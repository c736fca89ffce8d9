import type { AccountCard } from '../../domain/api-types';
import { ledgerSpan } from '../../domain/funds/ledger-span';
import { fromCents } from '../../domain/money/cents';
import { type ChosenMonths, useChosenMonths } from '../../parts/list-page/use-chosen-months';
import { cardText as text } from '../../text/bills/card-traffic';
import { Money } from '../../ui/page/money';
import { Tiles } from '../../ui/page/tiles';

/** What a balance means, in a word (`pages.md` P3). */
function wordFor(balance: number): string {
  if (balance === 0) return text.settled;
  return balance > 0 ? text.debt : text.overpaid;
}

/** The sums of the chosen months, reckoned from what the server gave of the year; a balance here is what is owed. */
function sumsOf(card: AccountCard, { from, until }: ChosenMonths) {
  const { zacetno_stanje, promet_v_breme, promet_v_dobro, koncno_stanje, knjizbe } = card;
  if (from === undefined && until === undefined) {
    return {
      opening: zacetno_stanje,
      debit: promet_v_breme,
      credit: promet_v_dobro,
      closing: koncno_stanje,
    };
  }
  const span = ledgerSpan({ zacetno_stanje: -zacetno_stanje, knjizbe }, from, until);
  return {
    opening: 0 - fromCents(span.opening),
    debit: fromCents(span.outflow),
    credit: fromCents(span.inflow),
    closing: 0 - fromCents(span.closing),
  };
}

/** Opening and closing balance of the chosen months, of the whole year without a choice, and what was booked in between. */
export function CardSums({ card }: { card: AccountCard }) {
  const { opening, debit, credit, closing } = sumsOf(card, useChosenMonths(card.knjizbe));
  return (
    <Tiles
      tiles={[
        { label: text.opening, value: <Money value={opening} /> },
        { label: text.debit, value: <Money value={debit} /> },
        { label: text.credit, value: <Money value={credit} /> },
        {
          label: `${text.closing} · ${wordFor(closing)}`,
          value: <Money value={closing} />,
          alarming: closing > 0,
        },
      ]}
    />
  );
}
