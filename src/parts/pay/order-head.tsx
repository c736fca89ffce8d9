import { formatDate } from '../../domain/dates/date';
import type { PaymentOrder } from '../../domain/payment/payment';
import { label } from '../../domain/values/label';
import { fundLabels } from '../../text/bills/open-items';
import { payText as text } from '../../text/bills/pay';
import { unknownText } from '../../text/common/unknown';
import { Money } from '../../ui/page/money';

/** The fund, number, deadline and amount of a single order. */
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
