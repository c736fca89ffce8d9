import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { buildingEventsQuery } from '../api/events';
import type { BuildingEvents, Unit } from '../domain/api-types';
import { countEvents, groupEvents } from '../domain/events/event-groups';
import { useSelectedUnit } from '../machines/portal-context';
import { pathOf } from '../navigation/page-table';
import { QueryView } from '../parts/query/query-view';
import { useRight } from '../parts/rights/use-right';
import { UnitGate } from '../parts/unit/unit-gate';
import { useUnits } from '../parts/unit/use-units';
import { eventsText as text } from '../text/events/events';
import { faultsText } from '../text/events/faults';
import { pageTitles } from '../text/shell/pages';
import { useServerNow } from '../ui/browser/use-server-now';
import { Answer } from '../ui/page/answer';
import { Page } from '../ui/page/page';
import { Empty } from '../ui/states/states';
import '../ui/page/events.css';
import { CalendarSubscription } from './events/calendar-subscription';
import { EventViews } from './events/event-views';

const REFRESH_MS = 60_000;

function Events({ answer, saidAt }: { answer: BuildingEvents; saidAt: number }) {
  const now = useServerNow(answer.zdaj, saidAt);
  if (answer.dogodki.length === 0) {
    return (
      <>
        <Empty text={text.none} />
        <Ways />
      </>
    );
  }
  const groups = groupEvents(answer.dogodki, now);
  const count = countEvents(groups, now);
  return (
    <>
      <Answer>{text.answer(count.now, count.own, count.coming)}</Answer>
      <Ways />
      <EventViews events={answer.dogodki} groups={groups} now={now} />
    </>
  );
}

/** What the user can do, also without the events. */
function Ways() {
  const mayReport = useRight('obrazci') !== false;
  return (
    <p className="events__ways no-print">
      {mayReport ? (
        <Link className="button button--quiet" to={pathOf('report-fault')}>
          {faultsText.report}
        </Link>
      ) : null}
      <Link to={pathOf('faults')}>{faultsText.all}</Link>
    </p>
  );
}

function EventsOfBuilding({ unit }: { unit: Unit }) {
  const query = useQuery({
    ...buildingEventsQuery(unit.objekt_sifra),
    refetchInterval: REFRESH_MS,
  });
  return (
    <>
      <QueryView query={query} skeletonLines={6}>
        {(answer) => <Events answer={answer} saidAt={query.dataUpdatedAt} />}
      </QueryView>
      {query.isError && !query.data ? <Ways /> : null}
      <CalendarSubscription building={unit.objekt_sifra} />
    </>
  );
}

/** `/dogajanje`, `pages.md` P31: what is going on in the building, now, soon and before. */
export default function EventsScreen() {
  const units = useUnits();
  const selected = useSelectedUnit();
  return (
    <Page title={pageTitles.events} lead={selected?.naziv}>
      <UnitGate units={units} selected={selected}>
        {(unit) => <EventsOfBuilding key={unit.objekt_sifra} unit={unit} />}
      </UnitGate>
    </Page>
  );
}
