import type { FundPostings } from '../../domain/api-types';
import { fromCents } from '../../domain/cents';
import { ledgerSpan } from '../../domain/ledger-span';
import { fundPostingsText as text } from '../../text/fund-postings';
import { useAddress } from '../../ui/list-page/use-address';
import { Money } from '../../ui/money';
import { Tiles } from '../../ui/tiles';

/** Opening and closing balance of the chosen months, of the whole year without a choice, and what moved in between. */
export function LedgerSums({ ledger }: { ledger: FundPostings }) {
  const { address } = useAddress();
  const months = new Set(ledger.knjizbe.map(({ datum }) => datum.slice(0, 7)));
  const chosen = (param: string) => {
    const month = address.get(param);
    // The list passes over what it does not offer, and so must its sums.
    return month !== null && months.has(month) ? month : undefined;
  };
  const { opening, inflow, outflow, closing } = ledgerSpan(ledger, chosen('od'), chosen('do'));
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
