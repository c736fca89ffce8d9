import type { CSSProperties } from 'react';
import type { Unit } from '../domain/api-types';
import { roleLabel, unitLabel } from '../domain/units/unit';
import { useAccess, useSelectedUnit, useUser } from '../machines/portal-context';
import { type Access, isGranted } from '../navigation/menu';
import { UnitGate } from '../parts/unit/unit-gate';
import { homeText as text } from '../text/news/home';
import { useMedia } from '../ui/browser/use-media';
import { Page } from '../ui/page/page';
import { BoardCard } from './home/board-card';
import { chartCards } from './home/chart-cards';
import { DecisionCard } from './home/decision-card';
import { EmergencyCard } from './home/emergency-card';
import { EventCard } from './home/event-card';
import { FundCard } from './home/fund-card';
import { LastBillCard } from './home/last-bill-card';
import { ManagerCard } from './home/manager-card';
import { NotificationsCard } from './home/notifications-card';
import { SHORT_HOME } from './home/short-home';
import { TenantCard } from './home/tenant-card';
import { ToPayCard } from './home/to-pay-card';
import './home.css';
import { useUnits } from '../parts/unit/use-units';

/**
 * Each card with the page that permits it: money, news, charts. On a phone the cards are in one column, on a wide screen
 * in two or three. The fund and, for every user, the contacts follow.
 */
const columns = [
  [
    { route: 'open-items', Card: ToPayCard },
    { route: 'decisions', Card: DecisionCard },
    { route: 'tenants-open-items', Card: TenantCard },
    { route: 'regular-billing', Card: LastBillCard },
  ],
  [
    { route: 'notifications', Card: NotificationsCard },
    { route: 'events', Card: EventCard },
    { route: 'bulletin-board', Card: BoardCard },
  ],
  chartCards,
  [{ route: 'reserve-fund', Card: FundCard }],
] as const;

const grantedColumns = (access: Access) =>
  columns.map((cards) => cards.filter(({ route }) => isGranted(route, access)));

type Granted = ReturnType<typeof grantedColumns>[number];

function Column({ cards, unit }: { cards: Granted | undefined; unit: Unit }) {
  if (!cards || cards.length === 0) return null;
  return (
    <div className="home__column">
      {cards.map(({ route, Card }) => (
        <Card key={route} unit={unit} />
      ))}
    </div>
  );
}

/** Its rows have their own space. */
const folded: CSSProperties = { paddingBlock: 4 };

/** The charts, each a card; on a phone they are closed parts of one card. */
function Charts({ unit }: { unit: Unit }) {
  const access = useAccess();
  const granted = chartCards.filter(({ route }) => isGranted(route, access));
  const isPhone = useMedia(SHORT_HOME);
  if (!isPhone || granted.length === 0) return <Column cards={granted} unit={unit} />;
  return (
    <div className="card" style={folded}>
      {granted.map(({ route, Folded }) => (
        <Folded key={route} unit={unit} />
      ))}
    </div>
  );
}

function Cards({ unit }: { unit: Unit }) {
  const [money, news, , beforeContacts = []] = grantedColumns(useAccess());
  return (
    <div className="home__columns">
      {money?.length || news?.length ? (
        <div className="home__pair">
          <Column cards={money} unit={unit} />
          <Column cards={news} unit={unit} />
        </div>
      ) : null}
      <div className="home__pair">
        <Charts unit={unit} />
        <div className="home__column home__column--contacts">
          {beforeContacts.map(({ route, Card }) => (
            <Card key={route} unit={unit} />
          ))}
          <ManagerCard />
          <EmergencyCard />
        </div>
      </div>
    </div>
  );
}

/** §2 `/`, `pages.md` P1: what to pay and by when, and what is new. A card is shown when its page is allowed. */
export default function Home() {
  const units = useUnits();
  const selected = useSelectedUnit();
  const firstname = useUser()?.firstname ?? '';
  const showsCards = grantedColumns(useAccess()).flat().length > 0;
  const lead = selected
    ? `${text.selectedUnit}: ${unitLabel(selected)} · ${roleLabel(selected.vrsta)}`
    : null;

  return (
    <Page title={showsCards ? text.greeting(firstname) : text.welcome(firstname)} lead={lead}>
      <UnitGate units={units} selected={selected}>
        {(unit) => (
          <>
            {showsCards ? null : <p>{text.nothingToShow}</p>}
            <Cards unit={unit} />
          </>
        )}
      </UnitGate>
    </Page>
  );
}
