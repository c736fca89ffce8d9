import type { ReserveBill } from '../../domain/api-types';
import { BillStatusBadge } from '../bill/bill-status-badge';
import { BillState } from './bill-state';
import { itemOf, useAllOpen } from './use-all-open';

/** What the state of a bill of a list needs. */
export type ListedBill = Pick<ReserveBill, 'st_dokumenta' | 'odprto' | 'status'>;

/** The state of a bill of a list whose rows do not tell of payments: the open items do (`pages.md` P16). */
export function ListedBillState({ bill }: { bill: ListedBill }) {
  return bill.odprto > 0 ? <OpenBillState bill={bill} /> : <BillStatusBadge status={bill.status} />;
}

function OpenBillState({ bill }: { bill: ListedBill }) {
  const item = itemOf(bill, useAllOpen().data);
  return (
    <BillState status={bill.status} payment={item?.placilo} lateDays={item?.dni_zamude ?? 0} />
  );
}
