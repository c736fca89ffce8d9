/** What the subscription to a building's calendar gives, as another library reads it, and what is left when it ends. */
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { BuildingEvents, NewCalendarSubscription } from '../../src/api/schema';
import { calendarEventOf } from '../../src/domain/events/calendar-event';
import { call } from '../support/call';
import { ana, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();
const subscription = '/api/portal-user/v2/calendar_subscription/0137';

async function subscribed(): Promise<string> {
  const token = await world.tokenOf(ana);
  const { json } = await call(world.url, { method: 'POST', path: subscription, token });
  return (json as NewCalendarSubscription).pot;
}

async function readFeed(path: string): Promise<ICAL.Component[]> {
  const { body } = await call(world.url, { method: 'GET', path });
  const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(body)));
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  return calendar.getAllSubcomponents('vevent');
}
const entryOf = (entries: readonly ICAL.Component[], uid: string) => {
  const entry = entries.find((each) => each.getFirstPropertyValue('uid') === uid);
  if (!entry) throw new Error(`The calendar has no ${uid}.`);
  return entry;
};

/** An entry as the portal's own file has it. */
function contentOf(entry: ICAL.Component) {
  const { startDate, endDate, summary, description, location } = new ICAL.Event(entry);
  const end = entry.getFirstProperty('dtend') && endDate;
  const when = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());
  return {
    when: [startDate, ...(end ? [end] : [])].map(when),
    texts: [summary, description, location],
    sequence: entry.getFirstPropertyValue('sequence'),
    status: entry.getFirstPropertyValue('status'),
  };
}

describe.runIf(inProcess)('E25 the calendar, read by another library', () => {
  it('has each event of the user with the values of its file from the portal', async () => {
    const { dogodki } = await world.read<BuildingEvents>('v2/building_events/0137');
    const own = dogodki.filter((event) => event.prizadeta_moja_enota);
    const entries = await readFeed(await subscribed());
    expect(entries.length).toBeGreaterThan(5);
    for (const entry of entries) {
      const uid = entry.getFirstPropertyValue('uid');
      const event = own.find((each) => each.uid === uid);
      if (!event) throw new Error(`${uid} is not an event of the user.`);
      const { time, summary, description, location, sequence, isCancelled } =
        calendarEventOf(event);
      const { when, texts, ...rest } = contentOf(entry);
      expect(texts, String(uid)).toEqual([summary, description ?? null, location ?? null]);
      expect(rest).toEqual({ sequence, status: isCancelled ? 'CANCELLED' : 'CONFIRMED' });
      const first = 'firstDay' in time ? time.firstDay : time.from.toISOString();
      expect(when[0]).toBe(first);
      if (!('firstDay' in time)) expect(when[1]).toBe(time.to?.toISOString());
    }
    expect(entries.some((entry) => new ICAL.Event(entry).startDate.isDate)).toBe(true);
  });

  it('has a cancelled event as the same entry with a higher sequence', async () => {
    const path = await subscribed();
    const uid = 'dogodek-7101@zelenigaj.example.si';
    const before = contentOf(entryOf(await readFeed(path), uid));
    const where = { id_dogodka: { equals: 7101 } };
    world.db.buildingEvent.update({ where, data: { odpovedano: true, zaporedje: 4 } });
    const after = contentOf(entryOf(await readFeed(path), uid));
    expect([before.sequence, before.status]).toEqual([0, 'CONFIRMED']);
    expect([after.sequence, after.status]).toEqual([4, 'CANCELLED']);
    expect(after.when).toEqual(before.when);
  });

  it('has texts of any length and letters', async () => {
    const path = await subscribed();
    const where = { id_dogodka: { equals: 7101 } };
    const naziv = 'Čiščenje žlebov, 2. vhod; \\ 🔧 '.repeat(6).trim();
    const kaj_storiti = `${'š'.repeat(74)}\n👨‍👩‍👧 ${'ž, '.repeat(80).trim()}`;
    world.db.buildingEvent.update({ where, data: { naziv, kaj_storiti } });
    const { texts } = contentOf(entryOf(await readFeed(path), 'dogodek-7101@zelenigaj.example.si'));
    expect(texts).toEqual([naziv, kaj_storiti, null]);
  });
});

describe.runIf(inProcess)('a token that is not valid', () => {
  const form = async (path: string) => {
    const { status, json, headers } = await call(world.url, { method: 'GET', path });
    // The number of the request is another one each time.
    const { request_id: _, ...rest } = json as Record<string, unknown>;
    return { status, type: headers.get('content-type'), ...rest };
  };

  it('gets one form of answer, whether it was revoked, replaced, or never made', async () => {
    const first = await subscribed();
    const second = await subscribed();
    const token = await world.tokenOf(ana);
    await call(world.url, { method: 'DELETE', path: subscription, token });
    const never = first.replace(/[^/]+$/, 'A'.repeat(43));
    const answers = await Promise.all([first, second, never].map(form));
    expect(answers[0]).toMatchObject({ status: 404, type: expect.stringContaining('json') });
    expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
  });
});
