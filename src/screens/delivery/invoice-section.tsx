import type { Delivery } from '../../domain/api-types';
import { formatDate } from '../../domain/dates/date';
import { invoiceStates, deliveryText as text } from '../../text/bills/delivery';
import { Facts } from '../../ui/page/facts';
import { SectionCard } from '../../ui/page/section-card';
import { Notice } from '../../ui/states/notice';
import { StateBadge } from './state-badge';
import { Steps } from './steps';

/** The e-invoice: its state, where to order it and to end it, and what then no longer comes by post. */
export function InvoiceSection({ delivery }: { delivery: Delivery }) {
  const { stanje, banka } = delivery.e_racun;
  const isOn = stanje === 'aktivno';
  return (
    <SectionCard title={text.invoice} state={<StateBadge state={stanje} names={invoiceStates} />}>
      <Meaning invoice={delivery.e_racun} />
      {banka === null || isOn ? null : <Facts facts={{ [text.bank]: banka }} />}
      {isOn || stanje === 'v_obdelavi' ? null : (
        <>
          <p>{text.orderLead}</p>
          <Steps title={text.order} steps={text.steps(delivery.code_payer)} />
        </>
      )}
      <p className="section-card__note">{text.noPost}</p>
      {isOn ? <p className="section-card__note">{text.stop}</p> : null}
    </SectionCard>
  );
}

function Meaning({ invoice }: { invoice: Delivery['e_racun'] }) {
  const { stanje, banka, velja_od, velja_do, razlog } = invoice;
  switch (stanje) {
    case 'aktivno':
      return <p>{text.since(formatDate(velja_od), banka)}</p>;
    case 'ukinjeno':
      return <p>{text.ended(formatDate(velja_od), formatDate(velja_do))}</p>;
    case 'v_obdelavi':
      return <p>{text.asked}</p>;
    case 'zavrnjeno':
      return <Notice kind="warning">{text.refused(razlog ?? '/')}</Notice>;
    default:
      return null;
  }
}
