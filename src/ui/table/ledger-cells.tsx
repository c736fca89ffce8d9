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

/** The words before the balance of a ledger's line. */
export interface BalanceWords {
  readonly balance: string;
  /** Before a balance below zero, which then has no sign. */
  readonly below?: string;
}

/** The cell that shows the balance of a ledger's line after a word. */
export function wordedBalance({ balance, below }: BalanceWords) {
  return ({ saldo }: { readonly saldo: number }) => {
    const isBelow = below !== undefined && saldo < 0;
    return (
      <>
        {isBelow ? below : balance} <Money value={isBelow ? -saldo : saldo} />
      </>
    );
  };
}
