import type { BuildingEvent } from '../api-types';
import type { CalendarEvent } from '../calendar/ics';
import { momentOf } from '../dates/date';
import { daysOf, endOf } from './event-time';

/**
 * An event of a building for a calendar file (`pages.md` P31), as the subscription has it: without data of a person, and
 * without whose units it concerns. The same event gives the same file, so that a calendar replaces an older one.
 */
export function calendarEventOf(event: BuildingEvent): CalendarEvent {
  const { uid, zaporedje, zacetek, naziv, kaj_storiti, vhodi, stanje, cel_dan } = event;
  const end = endOf(event);
  const to = end === null ? undefined : momentOf(end);
  return {
    uid,
    sequence: zaporedje,
    stamp: momentOf(event.posodobitve.at(-1)?.cas ?? zacetek),
    time: cel_dan ? daysOf(event) : { from: momentOf(zacetek), to },
    summary: naziv,
    description: kaj_storiti ?? undefined,
    location: vhodi.join(', ') || undefined,
    isCancelled: stanje === 'odpovedano',
  };
}
