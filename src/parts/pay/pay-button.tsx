import { type ReactNode, useState } from 'react';
import type { JointPayment } from '../../domain/api-types';
import { isAnnounced } from '../../domain/payment/is-announced';
import type { Payment } from '../../domain/payment/payment';
import { payButtonText } from '../../text/bills/pay-button';
import { PayDialog } from './pay-dialog';

interface PayButtonProps {
  readonly payments: readonly Payment[];
  /** Joint orders for several payments, when the server offers them. */
  readonly joints?: readonly JointPayment[] | undefined;
  /** Set for one of several on a page. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/**
 * A button that opens "Podatki za plačilo"; nothing without payments. When all of them are announced it asks for no payment,
 * and has no box in a table (`parts/bill/bill-actions.css`).
 */
export function PayButton({ payments, joints = [], quiet = false, children }: PayButtonProps) {
  const [open, setOpen] = useState(false);
  if (payments.length === 0) return null;
  const asksForNone = payments.every(isAnnounced);
  return (
    <>
      <button
        type="button"
        className={quiet || asksForNone ? 'button button--quiet' : 'button'}
        data-plain={asksForNone || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {asksForNone ? payButtonText.order : children}
      </button>
      {open ? (
        <PayDialog payments={payments} joints={joints} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
