import { useQuery } from '@tanstack/react-query';
import { regularBillsQuery } from '../../api/billing-bills';
import type { RegularBill, Unit } from '../../domain/api-types';
import { formatDate, formatPeriod } from '../../domain/dates/date';
import { BillStatusBadge } from '../../parts/bill/bill-status-badge';
import { DownloadButton } from '../../parts/documents/download-button';
import { QueryView } from '../../parts/query/query-view';
import { billsText } from '../../text/bills/bills';
import { openItemsText } from '../../text/bills/open-items';
import { homeText as text } from '../../text/news/home';
import { pageTitles } from '../../text/shell/pages';
import { Money } from '../../ui/page/money';
import { Skeleton } from '../../ui/states/states';
import { HomeCard } from './card';
import { Lines } from './lines';
import { useTenancy } from './use-tenancy';

const label = openItemsText.columns;

function LastBill({ bill }: { bill: RegularBill }) {
  const facts = {
    [label.obdobje]: formatPeriod(bill.obdobje),
    [label.znesek]: <Money value={bill.znesek} />,
    [label.rok_placila]: formatDate(bill.rok_placila),
    [label.status]: <BillStatusBadge status={bill.status} />,
  };
  return (
    <>
      <Lines lines={facts} />
      <DownloadButton
        key={bill.pot_pdf}
        document={text.regularBill(formatPeriod(bill.obdobje))}
        file={bill.pot_pdf}
      />
    </>
  );
}

/** The last regular bill of the unit, with its document (`pages.md` P1 "Zadnji obračun"). */
export function LastBillCard({ unit }: { unit: Unit }) {
  const query = useQuery(regularBillsQuery({ unit: unit.inventarna_stevilka, year: undefined }));
  const tenancy = useTenancy(unit);
  return (
    <HomeCard
      title={text.lastBill}
      route="regular-billing"
      linkText={pageTitles['regular-billing']}
    >
      <QueryView
        query={query}
        skeletonLines={6}
        skeletonShape="facts"
        failedTitle={text.cardFailed}
      >
        {({ obracuni: [bill] }) => {
          if (bill) return <LastBill bill={bill} />;
          if (tenancy.isPending) return <Skeleton lines={1} />;
          return <p>{tenancy.isLet ? text.tenantGetsBills : billsText.noBillYet}</p>;
        }}
      </QueryView>
    </HomeCard>
  );
}
