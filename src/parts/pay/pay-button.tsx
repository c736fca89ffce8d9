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
  /** Set for one of several on a page: the number of its bill is in its name. */
  readonly quiet?: boolean;
  /** Given where a list below has the payments too: stands in place of the button when all are announced at first. */
  readonly announced?: ReactNode;
  readonly children: string;
}

/**
 * A button that opens "Podatki za plačilo"; nothing without payments. When all of them are announced it asks for no payment,
 * and has no box in a table (`parts/bill/bill-actions.css`).
 */
export function PayButton(props: PayButtonProps) {
  const { payments, joints = [], quiet = false, announced, children } = props;
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const asksForNone = payments.every(isAnnounced);
  // The dialog, in which they may have been announced, gives the focus back to it.
  const isReplaced = asksForNone && announced !== undefined && !wasOpened;
  const [first] = payments;
  if (!first || isReplaced) return announced;
  const word = asksForNone ? payButtonText.order : children;
  return (
    <>
      <button
        type="button"
        className={quiet || asksForNone ? 'button button--quiet' : 'button'}
        data-plain={asksForNone || undefined}
        aria-label={quiet ? `${word}, ${first.st_dokumenta}` : undefined}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          setOpened(true);
        }}
      >
        {word}
      </button>
      {open ? (
        <PayDialog payments={payments} joints={joints} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
