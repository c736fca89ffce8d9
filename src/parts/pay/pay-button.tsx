import { type ReactNode, useState } from 'react';
import type { JointPayment } from '../../domain/api-types';
import type { Payment } from '../../domain/payment/payment';
import { PayDialog } from './pay-dialog';

interface PayButtonProps {
  readonly payments: readonly Payment[];
  /** Joint orders for several payments, when the server offers them. */
  readonly joints?: readonly JointPayment[] | undefined;
  /** Set for one of several on a page. */
  readonly quiet?: boolean;
  /** Set for one without a box in a table (`parts/bill/bill-actions.css`). */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

/** A button that opens "Podatki za plačilo"; nothing without payments. */
export function PayButton({ payments, joints = [], quiet, plain, children }: PayButtonProps) {
  const [open, setOpen] = useState(false);
  if (payments.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={quiet ? 'button button--quiet' : 'button'}
        data-plain={plain || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open ? (
        <PayDialog payments={payments} joints={joints} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
