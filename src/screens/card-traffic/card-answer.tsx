import { Link } from 'react-router-dom';
import type { AccountCard } from '../../domain/api-types';
import { ledgerSpan } from '../../domain/funds/ledger-span';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { pathOf } from '../../navigation/page-table';
import { type ChosenMonths, useChosenMonths } from '../../parts/list-page/use-chosen-months';
import { cardText as text } from '../../text/bills/card-traffic';
import { pageTitles } from '../../text/shell/pages';
import { PHONE, useMedia } from '../../ui/browser/use-media';
import { Answer } from '../../ui/page/answer';

/** The meaning of a balance in one word (`pages.md` P3). */
function wordFor(balance: number): string {
  if (balance === 0) return text.settled;
  return balance > 0 ? text.debt : text.overpaid;
}

/** The sums of the chosen months, computed from the server's year; a positive balance is a debt. */
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

interface CardProps {
  readonly card: AccountCard;
}

/** What the balance comes from; of the whole year when no month is chosen. */
function Movements({ card }: CardProps) {
  const { opening, debit, credit } = sumsOf(card, useChosenMonths(card.knjizbe));
  return (
    <p className="page__lead">
      {text.movements(formatMoney(opening), formatMoney(debit), formatMoney(credit))}
    </p>
  );
}

/**
 * The balance at the end of the chosen months, in one sentence, and what it comes from (`pages.md` P3); from a debt one goes
 * on to what is open, when the user may see that.
 */
export function CardAnswer({ card }: CardProps) {
  const { closing } = sumsOf(card, useChosenMonths(card.knjizbe));
  const isPhone = useMedia(PHONE);
  // Who may only look has the card without the open items.
  const hasItems = isGranted('open-items', useAccess());
  const toItems = (
    <Link className="button button--quiet" to={pathOf('open-items')}>
      {pageTitles['open-items']}
    </Link>
  );
  return (
    <div>
      <Answer act={hasItems && card.koncno_stanje > 0 ? toItems : undefined}>
        {text.answer(wordFor(closing), formatMoney(Math.abs(closing)))}
      </Answer>
      {isPhone ? null : <Movements card={card} />}
    </div>
  );
}

/** On a phone what the balance comes from is below the list. */
export function CardMovements({ card }: CardProps) {
  return useMedia(PHONE) ? <Movements card={card} /> : null;
}
