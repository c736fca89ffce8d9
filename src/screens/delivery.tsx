import { useQuery } from '@tanstack/react-query';
import { deliveryQuery } from '../api/billing-delivery';
import { ApiError } from '../api/errors';
import type { Delivery } from '../domain/api-types';
import { formatDate } from '../domain/dates/date';
import { today } from '../domain/dates/today';
import { isKnown, label } from '../domain/values/label';
import { useUser } from '../machines/portal-context';
import { BackLink } from '../parts/address/back-link';
import { QueryView } from '../parts/query/query-view';
import { billWays, mandateStates, otherWay, deliveryText as text } from '../text/bills/delivery';
import { pageTitles } from '../text/shell/pages';
import { Answer } from '../ui/page/answer';
import { Page } from '../ui/page/page';
import { Empty, Skeleton } from '../ui/states/states';
import { InvoiceSection } from './delivery/invoice-section';
import { MandateSection } from './delivery/mandate-section';
import '../ui/page/rows.css';

const WITHOUT_RIGHT = 403;
/** What the manager does is seen without a reload. */
const REFRESH_MS = 60_000;

function DeliveryOf({ code }: { code: string }) {
  const query = useQuery({ ...deliveryQuery(code), refetchInterval: REFRESH_MS });
  if (query.error instanceof ApiError && query.error.status === WITHOUT_RIGHT) {
    return <Empty text={text.notYours} />;
  }
  return (
    <QueryView query={query} skeletonLines={10}>
      {(delivery) => (
        <>
          <DeliveryAnswer delivery={delivery} />
          <InvoiceSection delivery={delivery} />
          <MandateSection delivery={delivery} />
        </>
      )}
    </QueryView>
  );
}

/** Who pays the bills; `null` when the state of the mandate is not known. */
function paymentOf({ pooblastilo }: Delivery): string | null {
  if (pooblastilo === null) return text.paidByOwn;
  const { stanje, veljavno_od: from, placujete_sami_od: ownFrom } = pooblastilo;
  const isAhead = (day: string | null): day is string => day !== null && day > today();
  if (stanje === 'aktivno') {
    return isAhead(from) ? text.paidByBankFrom(formatDate(from)) : text.paidByBank;
  }
  const wasBegun = from !== null && ownFrom !== null && from < ownFrom;
  if (stanje === 'ukinjeno' && wasBegun && isAhead(ownFrom)) {
    return text.paidByOwnFrom(formatDate(ownFrom));
  }
  return isKnown(mandateStates, stanje) ? text.paidByOwn : null;
}

function DeliveryAnswer({ delivery }: { delivery: Delivery }) {
  const way = label(billWays, delivery.nacin_prejema, otherWay);
  return <Answer>{text.answer(way, paymentOf(delivery))}</Answer>;
}

/** `/e-racun-in-direktna-obremenitev`, `pages.md` P37: how the bills of the payer code arrive, and who pays them. */
export default function DeliveryScreen() {
  const code = useUser()?.code_payer;
  return (
    <Page
      path={<BackLink to="profil">{pageTitles.profil}</BackLink>}
      title={pageTitles.delivery}
      lead={code && text.lead(code)}
    >
      <div className="column">
        {code === undefined ? <Skeleton lines={10} /> : <DeliveryOf key={code} code={code} />}
      </div>
    </Page>
  );
}
