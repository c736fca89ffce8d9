import { fromCents, toCents } from '../../domain/money/cents';
import { Money } from '../page/money';
import '../page/received.css';

interface Posting {
  readonly breme: number;
  readonly dobro: number;
}

/** The movement of a ledger's line as one amount with its sign: `+` for credit, `−` for debit. */
export function signedAmount({ breme, dobro }: Posting) {
  const amount = toCents(dobro) - toCents(breme);
  return (
    <span className={amount > 0 ? 'received' : undefined}>
      <Money value={fromCents(amount)} signed />
    </span>
  );
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
