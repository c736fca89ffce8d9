import { formatDate } from '../../domain/date';
import { label } from '../../domain/label';
import type { PaymentOrder } from '../../domain/payment';
import { fundLabels } from '../../text/open-items';
import { payText as text } from '../../text/pay';
import { unknownText } from '../../text/unknown';
import { Money } from '../money';

/** What the only order is for, and how much it asks. */
export function OrderHead({ order }: { order: PaymentOrder }) {
  const due = formatDate(order.rok_placila);
  const number = text.bill(order.st_dokumenta);
  return (
    <div className="order-head">
      <p>
        <strong>{label(fundLabels, order.sklad, unknownText.other)}</strong>
        <span className="order-head__more">
          {due === '/' ? number : `${number}, ${text.due(due)}`}
        </span>
      </p>
      <strong className="order-head__amount">
        <Money value={order.upn.znesek} />
      </strong>
    </div>
  );
}
