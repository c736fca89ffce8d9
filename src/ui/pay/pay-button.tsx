import { type ReactNode, useState } from 'react';
import type { Payment } from '../../domain/payment';
import { PayDialog } from './pay-dialog';

interface PayButtonProps {
  readonly payments: readonly Payment[];
  readonly children: ReactNode;
}

/** Opens "Podatki za plačilo"; nothing stands where nothing is to be paid. */
export function PayButton({ payments, children }: PayButtonProps) {
  const [open, setOpen] = useState(false);
  if (payments.length === 0) return null;
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      {open ? <PayDialog payments={payments} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
