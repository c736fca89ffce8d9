import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { openItemsQuery } from '../../api/billing';
import type { OpenItems, Unit } from '../../domain/api-types';
import { leftToPay } from '../../domain/bills/left-to-pay';
import { overdueParts } from '../../domain/bills/overdue-parts';
import { formatMoney } from '../../domain/money/number';
import { isToPay } from '../../domain/payment/is-to-pay';
import { pathOf } from '../../navigation/page-table';
import { AllDuesLink } from '../../parts/dues/all-dues-link';
import { useManagers } from '../../parts/manager/use-managers';
import { OtherUnitsDue } from '../../parts/pay/other-units-due';
import { PayButton } from '../../parts/pay/pay-button';
import { QueryView } from '../../parts/query/query-view';
import { nothingByHand } from '../../text/bills/due';
import { payButtonText } from '../../text/bills/pay-button';
import { homeText as text } from '../../text/news/home';
import { pageTitles } from '../../text/shell/pages';
import { Money } from '../../ui/page/money';
import { Notice } from '../../ui/states/notice';
import { Skeleton } from '../../ui/states/states';
import { Lines } from './lines';
import { useTenancy } from './use-tenancy';

interface ToPayProps {
  readonly unit: string;
  readonly items: OpenItems;
  /** For a unit whose tenant owes money the sentence "all is settled" would be misread. */
  readonly isNotLet: boolean;
}

function ToPay({ unit, items, isNotLet }: ToPayProps) {
  if (items.postavke.length === 0) {
    return (
      <>
        <p>{isNotLet ? text.nothingOpen : text.nothingOpenOfYours}</p>
        <OtherUnitsDue unit={unit} />
        <Buttons items={items} />
      </>
    );
  }
  const { asked, announced, announcedNotDue } = overdueParts(items);
  const { open, notDue, nextDay, debit, overpaid } = leftToPay(items);
  const isOverdue = items.postavke.some(({ odprto, dni_zamude }) => odprto > 0 && dni_zamude > 0);
  if (debit !== undefined && open <= 0) {
    return (
      <>
        <p>{[nothingByHand, debit, overpaid].filter(Boolean).join(' ')}</p>
        <Buttons items={items} />
      </>
    );
  }
  return (
    <>
      <p className="home__amount">
        <Money value={open} />
      </p>
      <Buttons items={items} />
      {asked > 0 ? <Notice>{text.overdueSentence(formatMoney(asked))}</Notice> : null}
      <Lines
        lines={{
          [text.nextDueDate]: nextDay,
          // An overdue amount has a sentence below, so it needs no line.
          ...(isOverdue ? {} : { [text.overdue]: <Money value={Math.max(0, items.zapadlo)} /> }),
          [text.notDue]: <Money value={notDue} />,
        }}
      />
      {announcedNotDue > 0 ? <p>{text.announced(formatMoney(announcedNotDue))}</p> : null}
      {debit ? <p>{debit}</p> : null}
      {overpaid ? <p>{overpaid}</p> : null}
      {announced > 0 ? <p>{text.overdueAnnounced(formatMoney(announced))}</p> : null}
    </>
  );
}

/** They come right after the amount, in the first view of a phone held sideways too. */
function Buttons({ items }: { items: OpenItems | undefined }) {
  return (
    <div className="section-card__buttons">
      <PayButton payments={items?.postavke.filter(isToPay) ?? []} joints={items?.skupna_placila}>
        {payButtonText.pay}
      </PayButton>
      <Link className="button button--quiet" to={pathOf('open-items')}>
        {pageTitles['open-items']}
      </Link>
    </div>
  );
}

/** The amount to pay and its due date, with the ways to pay (`pages.md` P1 "Za plačilo"). */
export function ToPayCard({ unit }: { unit: Unit }) {
  const query = useQuery(openItemsQuery(unit.inventarna_stevilka));
  const tenancy = useTenancy(unit);
  const { data: managers = [] } = useManagers();
  const isWaiting = query.isPending || tenancy.isPending;
  return (
    <section className="card home__card" aria-labelledby="to-pay">
      <h2 id="to-pay">{text.toPay}</h2>
      <QueryView
        query={query}
        skeletonLines={9}
        skeletonShape="amount"
        failedTitle={text.cardFailed}
      >
        {(items) =>
          tenancy.isPending ? (
            <Skeleton lines={9} shape="amount" />
          ) : (
            <ToPay unit={unit.inventarna_stevilka} items={items} isNotLet={tenancy.isNotLet} />
          )
        }
      </QueryView>
      {query.isError && query.data === undefined ? <Buttons items={undefined} /> : null}
      {managers.length > 1 && !isWaiting ? <AllDuesLink className="home__all-dues" /> : null}
    </section>
  );
}
