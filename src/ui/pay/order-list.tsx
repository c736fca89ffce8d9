import { ChevronDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { formatDate } from '../../domain/date';
import { formatIban } from '../../domain/iban';
import { label } from '../../domain/label';
import { formatMoney } from '../../domain/number';
import type { Account, PaymentOrder } from '../../domain/payment';
import { fundLabels } from '../../text/open-items';
import { payments, payText as text } from '../../text/pay';
import { counted } from '../../text/plural';
import { unknownText } from '../../text/unknown';
import { Money } from '../money';
import { OrderView } from './order-view';

interface FoldProps {
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** An order that is folded until it is asked for; a folded one is not drawn. */
function Fold({ open, onToggle, head, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    // The one above folds at the same time, which would pull this one's head out of sight.
    if (open && !wasOpen.current) fold.current?.scrollIntoView({ block: 'start' });
    wasOpen.current = open;
  }, [open]);
  return (
    <details ref={fold} className="pay__order" open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
        {head}
        <ChevronDown size={20} aria-hidden />
      </summary>
      {open ? children : null}
    </details>
  );
}

/** The orders of one account by name: the one for all of them first. */
function ordersOf({ iban, orders, joint }: Account) {
  const own = orders.map((order) => ({
    name: order.st_dokumenta,
    head: <OrderHead order={order} />,
    order,
    note: null,
  }));
  if (joint === undefined) return own;
  const more = label(fundLabels, joint.sklad, unknownText.other);
  const head = <Head title={text.joint} more={more} amount={joint.upn.znesek} />;
  return [{ name: `skupaj_${iban}`, head, order: joint, note: text.jointNote }, ...own];
}

/**
 * Several orders by account. One is open at a time: a scanner that sees two codes may take the wrong one.
 */
export function OrderList({ accounts }: { accounts: readonly Account[] }) {
  const listed = accounts.map((account) => ({ ...account, listed: ordersOf(account) }));
  const [open, setOpen] = useState(listed[0]?.listed[0]?.name);
  const isJoint = accounts.some(({ joint }) => joint !== undefined);
  return (
    <>
      <p>{isJoint ? text.jointOrOneByOne : text.oneByOne}</p>
      {listed.map(({ iban, orders, total, listed }) => (
        <section key={iban} className="pay__account">
          <h3>{text.account(formatIban(iban))}</h3>
          <p className="pay__together">
            {text.together(counted(orders.length, payments), formatMoney(total))}
          </p>
          {listed.map(({ name, head, order, note }) => (
            <Fold
              key={name}
              open={name === open}
              onToggle={() => setOpen(name === open ? undefined : name)}
              head={head}
            >
              {note === null ? null : <p className="pay__note">{note}</p>}
              <OrderView {...order} name={name} />
            </Fold>
          ))}
        </section>
      ))}
    </>
  );
}

/** What an order is for, and how much it asks. */
export function OrderHead({ order }: { order: PaymentOrder }) {
  const due = formatDate(order.rok_placila);
  const number = text.bill(order.st_dokumenta);
  return (
    <Head
      title={label(fundLabels, order.sklad, unknownText.other)}
      more={due === '/' ? number : `${number}, ${text.due(due)}`}
      amount={order.upn.znesek}
    />
  );
}

interface HeadProps {
  readonly title: string;
  readonly more: string;
  readonly amount: number;
}

function Head({ title, more, amount }: HeadProps) {
  return (
    <span className="order-head">
      <span>
        <strong>{title}</strong>
        <span className="order-head__more">{more}</span>
      </span>
      <strong className="order-head__amount">
        <Money value={amount} />
      </strong>
    </span>
  );
}
