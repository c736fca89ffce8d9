import { fromCents, toCents } from '../../domain/money/cents';
import { Money } from '../page/money';

interface Posting {
  readonly breme: number;
  readonly dobro: number;
}

/** The movement of a ledger's line as one amount with its sign: `+` for credit, `−` for debit. */
export function signedAmount({ breme, dobro }: Posting) {
  return <Money value={fromCents(toCents(dobro) - toCents(breme))} signed />;
}
