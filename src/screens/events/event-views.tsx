import type { BuildingEvent } from '../../domain/api-types';
import type { EventGroups } from '../../domain/events/event-groups';
import { useAddress } from '../../parts/address/use-address';
import { LazyPart } from '../../parts/query/lazy-part';
import { eventsText as text } from '../../text/events/events';
import { Tabs } from '../../ui/controls/tabs';
import { EventSection, PastEvents } from './event-sections';

const loadMonth = () => import('./month-view');
const VIEW = 'pogled';
const MONTH = 'koledar';

interface EventViewsProps {
  readonly events: readonly BuildingEvent[];
  readonly groups: EventGroups;
  readonly now: number;
}

/** Events as a list, or by month; the address keeps the choice. */
export function EventViews({ events, groups, now }: EventViewsProps) {
  const at = useAddress();
  const list = () => (
    <>
      <EventSection label={text.sections.now} events={groups.now} now={now} />
      <EventSection label={text.sections.coming} events={groups.coming} now={now} />
      <PastEvents events={groups.past} now={now} />
    </>
  );
  const month = () => (
    <LazyPart name="month-view" load={loadMonth} skeletonLines={8}>
      {(MonthView) => <MonthView events={events} now={now} />}
    </LazyPart>
  );
  return (
    <Tabs
      label={text.views.label}
      shown={at.address.get(VIEW) ?? ''}
      onShow={(view) => at.change({ [VIEW]: view === MONTH ? MONTH : undefined })}
      tabs={[
        { key: 'seznam', label: text.views.list, content: list },
        { key: MONTH, label: text.views.month, content: month },
      ]}
    />
  );
}
