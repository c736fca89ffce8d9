import type { FundPostings } from '../../domain/api-types';
import { ledgerSpan } from '../../domain/funds/ledger-span';
import { fromCents } from '../../domain/money/cents';
import { formatMoney } from '../../domain/money/number';
import { useChosenMonths } from '../../parts/list-page/use-chosen-months';
import { fundPostingsText as text } from '../../text/funds/fund-postings';
import { PHONE, useMedia } from '../../ui/browser/use-media';
import { Answer } from '../../ui/page/answer';

/**
 * The sums of the chosen months, as amounts with their currency. Without a chosen month they are the server's sums of the
 * year, also while postings are missing.
 */
function useSpan(ledger: FundPostings) {
  const { from, until } = useChosenMonths(ledger.knjizbe);
  if (from === undefined && until === undefined) {
    const { zacetno_stanje, prilivi, odlivi, koncno_stanje } = ledger;
    return {
      start: formatMoney(zacetno_stanje),
      into: formatMoney(prilivi),
      out: formatMoney(odlivi),
      end: formatMoney(koncno_stanje),
    };
  }
  const { opening, inflow, outflow, closing } = ledgerSpan(ledger, from, until);
  const money = (cents: bigint) => formatMoney(fromCents(cents));
  return { start: money(opening), into: money(inflow), out: money(outflow), end: money(closing) };
}

interface LedgerProps {
  readonly ledger: FundPostings;
}

function Movements({ ledger }: LedgerProps) {
  const { start, into, out } = useSpan(ledger);
  return <p className="page__lead">{text.movements(start, into, out)}</p>;
}

/** The closing balance as a sentence, above the list, and what it comes from (`pages.md` P13). */
export function LedgerAnswer({ ledger }: LedgerProps) {
  const isPhone = useMedia(PHONE);
  return (
    <div>
      <Answer>{text.answer(useSpan(ledger).end)}</Answer>
      {isPhone ? null : <Movements ledger={ledger} />}
    </div>
  );
}

/** On a phone what the balance comes from is below the list. */
export function LedgerMovements({ ledger }: LedgerProps) {
  return useMedia(PHONE) ? <Movements ledger={ledger} /> : null;
}
