import type { FundPostings } from '../../domain/api-types';
import { ledgerSpan } from '../../domain/funds/ledger-span';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { useChosenMonths } from '../../parts/list-page/use-chosen-months';
import { fundPostingsText as text } from '../../text/funds/fund-postings';
import { Money } from '../../ui/page/money';
import { Tiles } from '../../ui/page/tiles';

/** The sums of the chosen months; of the whole year when no month is chosen. */
function useSpan(ledger: FundPostings) {
  const { from, until } = useChosenMonths(ledger.knjizbe);
  return ledgerSpan(ledger, from, until);
}

/** The movements and the closing balance as a sentence, above the list. */
export function LedgerAnswer({ ledger }: { ledger: FundPostings }) {
  const { inflow, outflow, closing } = useSpan(ledger);
  const money = (cents: bigint) => formatMoney(fromCents(cents));
  return <p className="answer">{text.answer(money(inflow), money(outflow), money(closing))}</p>;
}

/** Opening balance, movements and closing balance, below the list. */
export function LedgerSums({ ledger }: { ledger: FundPostings }) {
  const { opening, inflow, outflow, closing } = useSpan(ledger);
  return (
    <Tiles
      tiles={[
        { label: text.opening, value: <Money value={fromCents(opening)} /> },
        { label: text.inflow, value: <Money value={fromCents(inflow)} /> },
        { label: text.outflow, value: <Money value={fromCents(outflow)} /> },
        { label: text.closing, value: <Money value={fromCents(closing)} /> },
      ]}
    />
  );
}
