import type { FundPostings } from '../../domain/api-types';
import { fromCents } from '../../domain/cents';
import { ledgerSpan } from '../../domain/ledger-span';
import { fundPostingsText as text } from '../../text/fund-postings';
import { useChosenMonths } from '../../ui/list-page/use-chosen-months';
import { Money } from '../../ui/money';
import { Tiles } from '../../ui/tiles';

/** Opening and closing balance of the chosen months, of the whole year without a choice, and what moved in between. */
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
