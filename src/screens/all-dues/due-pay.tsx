import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { dueListQuery } from '../../api/billing-dues';
import type { ManagerDues, OpenItem } from '../../domain/api-types';
import { type GoneState, stateInList } from '../../domain/bills/all-dues';
import { isAnnounced } from '../../domain/payment/is-announced';
import type { Payment } from '../../domain/payment/payment';
import { PayDialog } from '../../parts/pay/pay-dialog';
import { allDuesText as text } from '../../text/bills/all-dues';
import { payButtonText } from '../../text/bills/pay-button';

interface DuePayProps {
  readonly dues: ManagerDues;
  readonly item: OpenItem;
  /** What is paid, for the name of the button. */
  readonly name: string;
  /** Whether the session is with this payer code: only then the payment can be announced. */
  readonly isCurrent: boolean;
  /** Whether it is the one to pay first. */
  readonly isFirst: boolean;
  /** Called when the item is not in the newer list: it is settled, or the manager no longer answers. */
  readonly onItemGone: (state: GoneState) => void;
}

function withoutId({ id_postavke: _, ...payment }: OpenItem): Payment {
  return payment;
}

// `Plačaj` and `Podatki` are of one width, at the end of their line.
const place: CSSProperties = { minWidth: '7.25em', marginInlineStart: 'auto' };

/** Pays one item. The list is read again first, because the item may have been settled since it was shown. */
export function DuePay({ dues, item, name, isCurrent, isFirst, onItemGone }: DuePayProps) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const open = async () => {
    if (isAsking) return;
    setAsking(true);
    try {
      const list = await client.fetchQuery({ ...dueListQuery(), staleTime: 0, retry: false });
      const state = stateInList(list, dues, item.id_postavke);
      if (state === 'open') setPaying(true);
      else onItemGone(state);
    } catch {
      // Without an answer the known data are still right to pay.
      setPaying(true);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={isFirst ? 'button' : 'button button--quiet'}
        style={place}
        aria-haspopup="dialog"
        aria-busy={isAsking}
        aria-label={isAnnounced(item) ? text.orderFor(name) : text.payFor(name)}
        onClick={() => void open()}
      >
        {isAnnounced(item) ? payButtonText.order : payButtonText.pay}
      </button>
      {isPaying ? (
        <PayDialog
          payments={[isCurrent ? item : withoutId(item)]}
          joints={[]}
          onClose={() => setPaying(false)}
        />
      ) : null}
    </>
  );
}
