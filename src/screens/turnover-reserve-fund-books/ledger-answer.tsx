import type { FundPostings } from '../../domain/api-types';
import { ledgerSpan } from '../../domain/funds/ledger-span';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { useChosenMonths } from '../../parts/list-page/use-chosen-months';
import { fundPostingsText as text } from '../../text/funds/fund-postings';

/**
 * The closing balance as a sentence, and below it what it comes from (`pages.md` P13): the sums of the chosen months, or of
 * the whole year.
 */
export function LedgerAnswer({ ledger }: { ledger: FundPostings }) {
  const { from, until } = useChosenMonths(ledger.knjizbe);
  const { opening, inflow, outflow, closing } = ledgerSpan(ledger, from, until);
  const money = (cents: bigint) => formatMoney(fromCents(cents));
  return (
    <div>
      <p className="answer">{text.answer(money(closing))}</p>
      <p className="section-card__note">
        {text.movements(money(opening), money(inflow), money(outflow))}
      </p>
    </div>
  );
}
