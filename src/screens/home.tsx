import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { openItemsQuery } from '../api/billing';
import { messageFor } from '../api/errors';
import { unitsQuery } from '../api/units';
import type { OpenItem, OpenItems, Unit } from '../domain/api-types';
import { formatDate } from '../domain/date';
import { formatMoney } from '../domain/number';
import { roleLabel, unitLabel } from '../domain/unit';
import { useAccess, useSelectedUnit, useUser } from '../machines/portal-context';
import { isGranted } from '../navigation/menu';
import { pathOf } from '../navigation/page-table';
import { homeText as text } from '../text/home';
import { openItemsText } from '../text/open-items';
import { pageTitles } from '../text/pages';
import { payText } from '../text/pay';
import { Money } from '../ui/money';
import { Notice } from '../ui/notice';
import { Page } from '../ui/page';
import { PayButton } from '../ui/pay/pay-button';
import { QueryView } from '../ui/query-view';
import { UnitGate } from '../ui/unit-gate';
import { ChartCards, chartRoutes } from './home/chart-cards';
import { LastBillCard } from './home/last-bill-card';
import './home.css';

function ToPay({ items }: { items: OpenItems }) {
  if (items.postavke.length === 0) return <p>{text.nothingOpen}</p>;
  return (
    <>
      <p className="home__amount">
        <Money value={items.skupaj_odprto} />
      </p>
      <dl className="home__facts">
        <div>
          <dt>{text.nextDueDate}</dt>
          <dd>{formatDate(items.naslednji_rok)}</dd>
        </div>
        <div data-alarming={items.zapadlo > 0 || undefined}>
          <dt>{text.overdue}</dt>
          <dd>
            <Money value={items.zapadlo} />
          </dd>
        </div>
        <div>
          <dt>{text.notDue}</dt>
          <dd>
            <Money value={items.nezapadlo} />
          </dd>
        </div>
      </dl>
    </>
  );
}

/** An overpaid bill stands among the open items too. */
const isToPay = ({ odprto }: OpenItem) => odprto > 0;

function ToPayCard({ unit }: { unit: Unit }) {
  const query = useQuery(openItemsQuery(unit.inventarna_stevilka));
  const overdue = query.data?.zapadlo ?? 0;
  return (
    <>
      {overdue > 0 ? <Notice>{openItemsText.overdueSentence(formatMoney(overdue))}</Notice> : null}
      <section className="card home__card" aria-labelledby="to-pay">
        <h2 id="to-pay">{text.toPay}</h2>
        <QueryView
          query={query}
          skeletonLines={4}
          explain={messageFor}
          failedTitle={text.cardFailed}
        >
          {(items) => <ToPay items={items} />}
        </QueryView>
        <div className="home__buttons">
          <PayButton
            payments={query.data?.postavke.filter(isToPay) ?? []}
            joints={query.data?.skupna_placila}
          >
            {payText.pay}
          </PayButton>
          <Link className="button button--quiet" to={pathOf('open-items')}>
            {pageTitles['open-items']}
          </Link>
        </div>
      </section>
    </>
  );
}

/** §2 `/`, `domain.md` P1: do I owe anything, and until when. Cards stand by allowed pages. */
export default function Home() {
  const units = useQuery(unitsQuery());
  const selected = useSelectedUnit();
  const firstname = useUser()?.firstname ?? '';
  const access = useAccess();
  const showsToPay = isGranted('open-items', access);
  const showsCards = showsToPay || chartRoutes.some((route) => isGranted(route, access));
  const lead = selected
    ? `${text.selectedUnit}: ${unitLabel(selected)} · ${roleLabel(selected.vrsta)}`
    : null;

  return (
    <Page title={showsCards ? text.greeting(firstname) : text.welcome(firstname)} lead={lead}>
      <UnitGate units={units} selected={selected} explain={messageFor}>
        {(unit) => (
          <div className="home__cards">
            {showsToPay ? <ToPayCard unit={unit} /> : null}
            {isGranted('regular-billing', access) ? <LastBillCard unit={unit} /> : null}
            <ChartCards unit={unit} />
            {showsCards ? null : <p>{text.nothingToShow}</p>}
          </div>
        )}
      </UnitGate>
    </Page>
  );
}
