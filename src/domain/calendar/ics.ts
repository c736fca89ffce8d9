import { addDays } from '../dates/add-days';
import { foldLine } from './fold';

/** When an event is: between two moments, or on whole days, of which the last belongs to it. */
export type EventTime =
  /** Without an end the calendar shows a moment. */
  | { readonly from: Date; readonly to?: Date | undefined }
  | { readonly firstDay: string; readonly lastDay: string };

/** An event for the calendar of a device. It has no personal data, because a calendar may be shared. */
export interface CalendarEvent {
  /** Identifies the event for ever, so that a calendar replaces an earlier version of it. */
  readonly uid: string;
  /** Grows with each change. */
  readonly sequence: number;
  /** When the data were true; a fixed one gives the same file each time. */
  readonly stamp: Date;
  readonly time: EventTime;
  readonly summary: string;
  readonly description?: string | undefined;
  readonly location?: string | undefined;
  readonly url?: string | undefined;
  readonly isCancelled?: boolean;
}

/** Escapes a TEXT value (RFC 5545, 3.3.11) and leaves out control characters, which the format forbids. */
function textOf(value: string): string {
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** A moment in UTC, such as `20261203T170000Z`: it needs no time zone, also in the hour that the autumn repeats. */
function utcOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

const dateOf = (day: string) => day.replaceAll('-', '');

function timeLines(time: EventTime): string[] {
  if ('firstDay' in time) {
    const last = time.lastDay < time.firstDay ? time.firstDay : time.lastDay;
    return [
      `DTSTART;VALUE=DATE:${dateOf(time.firstDay)}`,
      // The end is the first day after the event.
      `DTEND;VALUE=DATE:${dateOf(addDays(last, 1))}`,
    ];
  }
  const end = time.to && time.to > time.from ? [`DTEND:${utcOf(time.to)}`] : [];
  return [`DTSTART:${utcOf(time.from)}`, ...end];
}

function optional(name: string, value: string | undefined): string[] {
  return value ? [`${name}:${textOf(value)}`] : [];
}

/**
 * An event as an iCalendar file (RFC 5545): CRLF, folded lines, times in UTC. The same event gives the same text.
 *
 * @throws RangeError for an invalid date
 */
export function icsOf(event: CalendarEvent): string {
  const { uid, sequence, stamp, time, summary, description, location, url, isCancelled } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal stanovalca//SL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${textOf(uid)}`,
    `DTSTAMP:${utcOf(stamp)}`,
    `SEQUENCE:${sequence}`,
    ...timeLines(time),
    `SUMMARY:${textOf(summary)}`,
    ...optional('DESCRIPTION', description),
    ...optional('LOCATION', location),
    // A URI is not a TEXT: its commas stay as they are.
    ...(url ? [`URL:${url.replaceAll(/[\s\p{Cc}]/gu, '')}`] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
