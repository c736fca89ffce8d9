import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { regularBillsQuery } from '../../api/billing-bills';
import { costSpecificationQuery } from '../../api/billing-costs';
import type { RegularBill, Unit } from '../../domain/api-types';
import { formatDate, formatPeriod } from '../../domain/dates/date';
import { useAccess } from '../../machines/portal-context';
import { isGranted } from '../../navigation/menu';
import { pathOf } from '../../navigation/page-table';
import { BillStatusBadge } from '../../parts/bill/bill-status-badge';
import { WhatChanged } from '../../parts/bill/what-changed';
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

/** The change against the month before, when the last specification is that of this bill. */
function Change({ bill, unit }: LastBillProps) {
  const granted = isGranted('cost-specification', useAccess());
  const { data: costs } = useQuery({ ...costSpecificationQuery(unit), enabled: granted });
  if (costs?.obdobje !== bill.obdobje) return null;
  return (
    <WhatChanged bill={costs}>
      <Link to={pathOf('cost-specification')}>{pageTitles['cost-specification']}</Link>
    </WhatChanged>
  );
}

interface LastBillProps {
  readonly bill: RegularBill;
  /** `inventarna_stevilka` of the bill's unit. */
  readonly unit: string;
}

function Pdf({ bill: { pot_pdf, obdobje } }: Pick<LastBillProps, 'bill'>) {
  return (
    <DownloadButton
      key={pot_pdf}
      document={text.regularBill(formatPeriod(obdobje))}
      file={pot_pdf}
    />
  );
}

function LastBill({ bill, unit }: LastBillProps) {
  const facts = {
    [label.obdobje]: formatPeriod(bill.obdobje),
    [label.znesek]: <Money value={bill.znesek} />,
    [label.rok_placila]: formatDate(bill.rok_placila),
    [label.status]: <BillStatusBadge status={bill.status} />,
  };
  return (
    <>
      <Lines lines={facts} />
      <Change bill={bill} unit={unit} />
    </>
  );
}

/** The last regular bill of the unit, with its document (`pages.md` P1 "Zadnji obračun"). */
export function LastBillCard({ unit }: { unit: Unit }) {
  const query = useQuery(regularBillsQuery({ unit: unit.inventarna_stevilka, year: undefined }));
  const tenancy = useTenancy(unit);
  const last = query.data?.obracuni[0];
  return (
    <HomeCard
      title={text.lastBill}
      route="regular-billing"
      linkText={pageTitles['regular-billing']}
      action={last && <Pdf bill={last} />}
    >
      <QueryView
        query={query}
        skeletonLines={6}
        skeletonShape="facts"
        failedTitle={text.cardFailed}
      >
        {({ obracuni: [bill] }) => {
          if (bill) return <LastBill bill={bill} unit={unit.inventarna_stevilka} />;
          if (tenancy.isPending) return <Skeleton lines={1} />;
          return <p>{tenancy.isLet ? text.tenantGetsBills : billsText.noBillYet}</p>;
        }}
      </QueryView>
    </HomeCard>
  );
}
