import type { Column } from './column';
import { type BalanceWords, signedAmount, wordedBalance } from './ledger-cells';

interface LedgerLine {
  readonly breme: number;
  readonly dobro: number;
  readonly saldo: number;
}

/**
 * Debit, credit and balance of a ledger; a phone shows debit and credit as one amount with its sign. The balance comes
 * from the server, in booking order, so a filter hides it.
 *
 * @param words - stand before the balance in a phone's row
 * @param hidden - the parameters of the filters that hide the balance, and the note that is shown instead
 */
export function ledgerColumns<Row extends LedgerLine>(
  label: Readonly<Record<keyof LedgerLine, string>>,
  words: BalanceWords,
  hidden?: { readonly by: readonly string[]; readonly note: string },
): Column<Row>[] {
  const columns: Column<LedgerLine>[] = [
    {
      key: 'breme',
      label: label.breme,
      kind: 'money',
      total: 'sum',
      card: 'amount',
      cardCell: signedAmount,
      cardLabel: ({ breme, dobro }) => (dobro > breme ? label.dobro : label.breme),
    },
    { key: 'dobro', label: label.dobro, kind: 'money', total: 'sum', card: 'none' },
    {
      key: 'saldo',
      label: label.saldo,
      kind: 'money',
      card: 'under',
      ...(hidden && { hidden }),
      cardCell: wordedBalance(words),
    },
  ];
  // A row of a ledger has these fields, whatever else it has.
  return columns as Column<Row>[];
}
