import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { buildingEventsQuery } from '../api/events';
import type { BuildingEvent } from '../domain/api-types';
import { stateAt } from '../domain/events/event-state';
import { formatEventTime } from '../domain/events/event-time';
import { noticeKey, urgentAt, urgentNews } from '../domain/events/urgent';
import { UNREAD_COUNTS_INTERVAL_MS } from '../machines/poll-intervals';
import { useAccess, useLoggedIn, useSelectedUnit } from '../machines/portal-context';
import { isGranted } from '../navigation/menu';
import { unknownText } from '../text/common/unknown';
import { eventStates } from '../text/events/event-states';
import { urgentText as text } from '../text/events/urgent';
import { useServerNow } from '../ui/browser/use-server-now';

/** An urgent event as the shell shows it. */
export interface UrgentNotice {
  /** Differs when there is something new to say of the event. */
  readonly key: string;
  readonly event: BuildingEvent;
  /** Its state, or when it begins. */
  readonly note: string;
}

function noteOf(event: BuildingEvent, now: number): string {
  const state = stateAt(event, now);
  if (state === 'nacrtovano') return formatEventTime(event);
  return state === 'neznano' ? unknownText.other : eventStates[state];
}

/** The building whose urgent events the user may see; a page 22 that is withdrawn takes it away. */
function useUrgentBuilding(): string | undefined {
  const building = useSelectedUnit()?.objekt_sifra;
  const hasEvents = isGranted('events', useAccess());
  return useLoggedIn() && hasEvents ? building : undefined;
}

/**
 * The urgent events of the selected unit's building (`pages.md` P31), by the server's clock; none without page 22. They are
 * asked for as often as the unread counts, and not in a hidden tab, on the return to it at once. A failure keeps the last ones
 * until their terms pass.
 *
 * @param isPoll - whether this part asks; two that ask would double the calls
 */
export function useUrgent(isPoll: boolean): readonly UrgentNotice[] {
  const building = useUrgentBuilding();
  const { data, dataUpdatedAt } = useQuery({
    ...buildingEventsQuery(building ?? '', { urgency: 'nujno' }),
    enabled: building !== undefined,
    refetchInterval: isPoll && UNREAD_COUNTS_INTERVAL_MS,
    refetchOnWindowFocus: isPoll,
    // The next poll is soon enough (G07).
    retry: false,
    // Without a network it waits, and asks at once when there is one (F05).
    networkMode: 'online',
  });
  const now = useServerNow(data?.zdaj ?? '', dataUpdatedAt);
  // The key without a building has no answer, so nothing is left of the one before.
  return urgentAt(data?.dogodki ?? [], now).map((event) => ({
    key: noticeKey(event, now),
    event,
    note: noteOf(event, now),
  }));
}

/** The sentence for the live region: each notice once in each state, and its end. */
export function useUrgentNews(notices: readonly UrgentNotice[]): string {
  const told = useRef<readonly UrgentNotice[]>([]);
  const [news, setNews] = useState('');
  const building = useUrgentBuilding();
  const before = useRef(building);
  const keys = notices.map(({ key }) => key).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keys` says all that can be new in the notices
  useEffect(() => {
    // The notices of another building, or of one that may no longer be seen, have not ended.
    const last = before.current === building ? told.current : [];
    const { ended, fresh } = urgentNews(last, notices);
    before.current = building;
    told.current = notices;
    const sentences = [
      ...ended.map(text.ended),
      ...fresh.map(({ event, note }) => text.news(event.naziv, note, event.kaj_storiti ?? '')),
    ];
    if (sentences.length > 0) setNews(sentences.join('. '));
  }, [keys, building]);
  return news;
}
