import { useQuery } from '@tanstack/react-query';
import { deliveryQuery } from '../api/billing-delivery';
import { ApiError } from '../api/errors';
import { useUser } from '../machines/portal-context';
import { BackLink } from '../parts/address/back-link';
import { QueryView } from '../parts/query/query-view';
import { deliveryText as text } from '../text/bills/delivery';
import { pageTitles } from '../text/shell/pages';
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
          <InvoiceSection delivery={delivery} />
          <MandateSection delivery={delivery} />
        </>
      )}
    </QueryView>
  );
}

/** `/e-racun-in-direktna-obremenitev`, `pages.md` P37: how the bills of the payer code arrive, and who pays them. */
export default function DeliveryScreen() {
  const code = useUser()?.code_payer;
  return (
    <Page
      path={<BackLink to="profil">{pageTitles.profil}</BackLink>}
      title={pageTitles.delivery}
      lead={text.lead}
    >
      <div className="column">
        {code === undefined ? <Skeleton lines={10} /> : <DeliveryOf key={code} code={code} />}
      </div>
    </Page>
  );
}
