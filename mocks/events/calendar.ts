import type { BuildingEvent } from '../../src/api/schema';
import { slovenianDay } from '../values/days';

/** The longest line in octets (RFC 5545, 3.1). */
const LONGEST = 75;
const encoder = new TextEncoder();

/** Folds a line at characters, so that no part is longer than 75 octets and no character is cut. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (size + length > LONGEST) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += character;
    size += length;
  }
  return [...parts, part].map((each) => `${each}\r\n`).join('');
}

/** A TEXT value (RFC 5545, 3.3.11). */
function textOf(value: string): string {
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

const utcOf = (time: string) =>
  `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const dayOf = (time: string) => slovenianDay(Date.parse(time)).replaceAll('-', '');

function timesOf({ zacetek, predviden_konec, konec, cel_dan }: BuildingEvent): string[] {
  const end = konec ?? predviden_konec;
  // The end of whole days is the first day after them, as in the contract.
  if (cel_dan && end !== null) {
    return [`DTSTART;VALUE=DATE:${dayOf(zacetek)}`, `DTEND;VALUE=DATE:${dayOf(end)}`];
  }
  const isLater = end !== null && Date.parse(end) > Date.parse(zacetek);
  return [`DTSTART:${utcOf(zacetek)}`, ...(isLater ? [`DTEND:${utcOf(end)}`] : [])];
}

function entryOf(event: BuildingEvent): string[] {
  const { uid, zaporedje, zacetek, naziv, kaj_storiti, vhodi, stanje, posodobitve } = event;
  // From the data, not from the clock: the same events are the same bytes at each fetch.
  const stamp = posodobitve.at(-1)?.cas ?? zacetek;
  return [
    'BEGIN:VEVENT',
    `UID:${textOf(uid)}`,
    `DTSTAMP:${utcOf(stamp)}`,
    `SEQUENCE:${zaporedje}`,
    ...timesOf(event),
    `SUMMARY:${textOf(naziv)}`,
    ...(kaj_storiti ? [`DESCRIPTION:${textOf(kaj_storiti)}`] : []),
    ...(vhodi.length > 0 ? [`LOCATION:${textOf(vhodi.join(', '))}`] : []),
    `STATUS:${stanje === 'odpovedano' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/** The events of a building as a calendar (RFC 5545), without whose units they concern. */
export function calendarOf(events: readonly BuildingEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal stanovalca//SL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Dogajanje v stavbi',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(entryOf),
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('');
}
