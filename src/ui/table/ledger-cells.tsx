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

/**
 * The cell that shows the balance of a ledger's line after a word.
 *
 * @param word - stands before the balance; screen readers get the name of the column instead
 */
export function wordedBalance(word: string) {
  return ({ saldo }: { readonly saldo: number }) => (
    <>
      <span aria-hidden>{word} </span>
      <Money value={saldo} />
    </>
  );
}
