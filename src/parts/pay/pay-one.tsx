import { isAnnounced, type Payment } from '../../domain/payment/payment';
import { payButtonText } from '../../text/bills/pay-button';
import { PayButton } from './pay-button';

/** The button of one bill in its row; one whose payment is announced asks for no payment. */
export function PayOne({ payment }: { payment: Payment }) {
  const asksForNone = isAnnounced(payment);
  return (
    <PayButton payments={[payment]} quiet plain={asksForNone}>
      {asksForNone ? payButtonText.order : payButtonText.pay}
    </PayButton>
  );
}
