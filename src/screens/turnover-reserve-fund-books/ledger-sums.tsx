import type { FundPostings } from '../../domain/api-types';
import { ledgerSpan } from '../../domain/funds/ledger-span';
import { fromCents } from '../../domain/money/cents';
import { useChosenMonths } from '../../parts/list-page/use-chosen-months';
import { fundPostingsText as text } from '../../text/funds/fund-postings';
import { Money } from '../../ui/page/money';
import { Tiles } from '../../ui/page/tiles';

/** Opening balance, movements and closing balance of the chosen months; of the whole year when no month is chosen. */
export function LedgerSums({ ledger }: { ledger: FundPostings }) {
  const { from, until } = useChosenMonths(ledger.knjizbe);
  const { opening, inflow, outflow, closing } = ledgerSpan(ledger, from, until);
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
