import type { AccountCard } from '../../domain/api-types';
import { cardText as text } from '../../text/card-traffic';
import { Money } from '../../ui/money';
import { Tiles } from '../../ui/tiles';

/** What a balance means, in a word (`domain.md` P3). */
function wordFor(balance: number): string {
  if (balance === 0) return text.settled;
  return balance > 0 ? text.debt : text.overpaid;
}

/** Opening and closing balance of the span and what was booked in between, as the server gave them. */
export function CardSums({ card }: { card: AccountCard }) {
  const { zacetno_stanje, promet_v_breme, promet_v_dobro, koncno_stanje } = card;
  return (
    <Tiles
      tiles={[
        { label: text.opening, value: <Money value={zacetno_stanje} /> },
        { label: text.debit, value: <Money value={promet_v_breme} /> },
        { label: text.credit, value: <Money value={promet_v_dobro} /> },
        {
          label: `${text.closing} · ${wordFor(koncno_stanje)}`,
          value: <Money value={koncno_stanje} />,
          alarming: koncno_stanje > 0,
        },
      ]}
    />
  );
}
