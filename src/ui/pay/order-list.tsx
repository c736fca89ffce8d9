import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../domain/date';
import { formatIban } from '../../domain/iban';
import { formatMoney } from '../../domain/number';
import type { Account, PaymentOrder } from '../../domain/payment';
import { fundLabels } from '../../text/open-items';
import { payments, payText as text } from '../../text/pay';
import { counted } from '../../text/plural';
import { Money } from '../money';
import { OrderView } from './order-view';

/**
 * Several orders by account. One is open at a time: a scanner that sees two codes may take the wrong one.
 */
export function OrderList({ accounts }: { accounts: readonly Account[] }) {
  const [open, setOpen] = useState(accounts[0]?.orders[0]?.st_dokumenta);
  return (
    <>
      <p>{text.oneByOne}</p>
      {accounts.map(({ iban, orders, total }) => (
        <section key={iban} className="pay__account">
          <h3>{text.account(formatIban(iban))}</h3>
          <p className="pay__together">
            {text.together(counted(orders.length, payments), formatMoney(total))}
          </p>
          {orders.map((order) => (
            <details
              key={order.st_dokumenta}
              className="pay__order"
              open={order.st_dokumenta === open}
            >
              {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
              <summary
                onClick={(event) => {
                  event.preventDefault();
                  setOpen(order.st_dokumenta === open ? undefined : order.st_dokumenta);
                }}
              >
                <OrderHead order={order} />
                <ChevronDown size={20} aria-hidden />
              </summary>
              {order.st_dokumenta === open ? <OrderView order={order} /> : null}
            </details>
          ))}
        </section>
      ))}
    </>
  );
}

/** What an order is for, and how much it asks. */
export function OrderHead({ order }: { order: PaymentOrder }) {
  const due = formatDate(order.rok_placila);
  return (
    <span className="order-head">
      <span>
        <strong>{fundLabels[order.sklad]}</strong>
        <span className="order-head__more">
          {text.bill(order.st_dokumenta)}
          {due === '/' ? null : `, ${text.due(due)}`}
        </span>
      </span>
      <strong className="order-head__amount">
        <Money value={order.upn.znesek} />
      </strong>
    </span>
  );
}
