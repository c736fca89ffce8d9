import type { BillPayment } from '../../domain/api-types';
import { label } from '../../domain/values/label';
import { billPaymentText } from '../../text/bills/bill-payment';
import { unknownText } from '../../text/common/unknown';
import { StatusBadge, type Tone } from '../../ui/page/status-badge';

const { words } = billPaymentText;

const tones: Record<keyof typeof words, Tone> = {
  najavljeno: 'new',
  prejeto: 'ok',
  zavrnjeno: 'danger',
};

interface BillPaymentBadgeProps {
  readonly payment: BillPayment;
  /** Days past the due date; up to it a payment that has not arrived is no alarm. */
  readonly lateDays: number;
}

/**
 * The state of a bill's payment (`pages.md` P4) as word, colour and icon, where the row does not tell it otherwise. Begins
 * with a space, because it may follow the state of the bill.
 */
export function BillPaymentBadge({ payment, lateDays }: BillPaymentBadgeProps) {
  const { stanje_placila: state } = payment;
  // The paid amount and the note of the direct debit tell these.
  if (state === 'ni' || state === 'delno' || state === 'v_direktni_obremenitvi') return null;
  return (
    <>
      {' '}
      <StatusBadge
        tone={state === 'zavrnjeno' && lateDays <= 0 ? 'busy' : label(tones, state, 'off')}
        label={label(words, state, unknownText.state)}
      />
    </>
  );
}
