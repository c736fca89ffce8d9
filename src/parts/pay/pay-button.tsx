import { type ReactNode, useState } from 'react';
import type { JointPayment } from '../../domain/api-types';
import type { Payment } from '../../domain/payment/payment';
import { PayDialog } from './pay-dialog';

interface PayButtonProps {
  readonly payments: readonly Payment[];
  /** One order for several of them, where the server offers it. */
  readonly joints?: readonly JointPayment[] | undefined;
  readonly children: ReactNode;
}

/** Opens "Podatki za plačilo"; nothing stands where nothing is to be paid. */
export function PayButton({ payments, joints = [], children }: PayButtonProps) {
  const [open, setOpen] = useState(false);
  if (payments.length === 0) return null;
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      {open ? (
        <PayDialog payments={payments} joints={joints} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
