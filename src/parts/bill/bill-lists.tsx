import type { OpenItem } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { billListsText as text } from '../../text/bills/bill-lists';
import { Money } from '../../ui/page/money';
import { type ListedBill, ListedBillState } from '../pay/listed-bill-state';
import { billStatus, directDebitNote } from './bill-status';

/** The due date of a bill in a phone's row, with its word. */
export function dueDate({ rok_placila }: Pick<OpenItem, 'rok_placila'>) {
  // Screen readers get the name of the column instead of the word.
  return (
    <>
      <span aria-hidden>{text.due} </span>
      {formatDate(rok_placila)}
    </>
  );
}

/** What of a bill is open, beneath its amount in a phone's row; `null` when nothing or all of it is. */
export function openPart({ znesek, odprto }: Pick<OpenItem, 'znesek' | 'odprto'>) {
  if (odprto === 0 || odprto === znesek) return null;
  return (
    <>
      <span aria-hidden>{text.open} </span>
      <Money value={odprto} />
    </>
  );
}

/** The state of a bill with what is known of its payment; a file has the state alone. */
export const stateColumn = {
  key: 'status',
  label: text.columns.status,
  kind: 'status',
  ...billStatus,
  note: directDebitNote,
  cell: (bill: ListedBill) => <ListedBillState bill={bill} />,
} as const;
