import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { BuildingEvent } from '../../domain/api-types';
import { icsOf } from '../../domain/calendar/ics';
import { calendarEventOf } from '../../domain/events/calendar-event';
import { eventsText as text } from '../../text/events/events';
import { saveFile } from '../../ui/browser/save-file';

function saveEvent(event: BuildingEvent): void {
  const content = icsOf(calendarEventOf(event));
  const name = `${text.calendarFile}_${event.id_dogodka}.ics`;
  saveFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), name);
}

/** Saves an event for the calendar of the device; a cancelled one takes itself out of it. */
export function CalendarButton({ event }: { event: BuildingEvent }) {
  const isCancelled = event.stanje === 'odpovedano';
  return (
    <button
      type="button"
      className="button button--quiet no-print"
      onClick={() => saveEvent(event)}
    >
      <CalendarPlus size={18} aria-hidden />
      {isCancelled ? text.calendarCancel : text.calendar}
      <span className="visually-hidden">, {event.naziv}</span>
    </button>
  );
}
