/** The subscription to a building's calendar: opt-in, revocable, and without personal data. */
import { describe, expect, it } from 'vitest';
import type { CalendarSubscriptionOrNone, NewCalendarSubscription } from '../../src/api/schema';
import { call } from '../support/call';
import { ana, anaGarage, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

const world = rareWorld();
const subscription = '/api/portal-user/v2/calendar_subscription/0137';

async function subscribed(payer = ana): Promise<string> {
  const token = await world.tokenOf(payer);
  const { status, json } = await call(world.url, { method: 'POST', path: subscription, token });
  expect(status).toBe(201);
  return (json as NewCalendarSubscription).pot;
}
/** The calendar, with folded lines joined. */
async function calendar(path: string) {
  const { status, body } = await call(world.url, { method: 'GET', path });
  expect(status).toBe(200);
  return new TextDecoder().decode(body);
}
const unfold = (text: string) => text.replaceAll('\r\n ', '');
const statusOf = async (path: string) => (await call(world.url, { method: 'GET', path })).status;
const revoke = async (payer = ana) =>
  call(world.url, { method: 'DELETE', path: subscription, token: await world.tokenOf(payer) });
const entryOf = (text: string, id: number) =>
  text.split('BEGIN:VEVENT').find((entry) => entry.includes(`UID:dogodek-${id}@`)) ?? '';

describe.runIf(inProcess)('E25 a subscription', () => {
  it('exists only when the user has asked for it, and tells its address once', async () => {
    const path = 'v2/calendar_subscription/0137';
    expect(await world.read<CalendarSubscriptionOrNone>(path)).toEqual({ narocnina: null });
    const pot = await subscribed();
    const told = await world.read<CalendarSubscriptionOrNone>(path);
    expect(told.narocnina).toEqual({
      ustvarjeno: '2026-11-21T12:00:00+01:00',
      zadnji_prenos: null,
    });
    await calendar(pot);
    const after = await world.read<CalendarSubscriptionOrNone>(path);
    expect(after.narocnina?.zadnji_prenos).toBe('2026-11-21T12:00:00+01:00');
    const token = pot.split('/').at(-1) ?? '';
    expect(JSON.stringify([told, after, world.db.calendarSubscription.getAll()])).not.toContain(
      token,
    );
  });

  it('ends when it is revoked, and revoking again has no effect', async () => {
    const pot = await subscribed();
    expect((await revoke()).status).toBe(204);
    expect((await revoke()).status).toBe(204);
    expect(await statusOf(pot)).toBe(404);
  });

  it('ends when a new one is made', async () => {
    const first = await subscribed();
    const second = await subscribed();
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  });

  it("is not ended by another payer code's", async () => {
    const first = await subscribed();
    await subscribed(anaGarage);
    await revoke(anaGarage);
    expect(await statusOf(first)).toBe(200);
  });

  it.each([
    ['the page is no longer allowed', { allowed_pages: [1, 2] }],
    ['another user has the payer code', { user_id: 4822 }],
  ])('shows nothing when %s', async (_when, data) => {
    const pot = await subscribed();
    world.db.payer.update({ where: { key: { equals: ana } }, data });
    expect(await statusOf(pot)).toBe(404);
  });

  it('shows nothing when the user has no unit in the building any more', async () => {
    const pot = await subscribed();
    world.db.unit.deleteMany({ where: { payer: { equals: ana } } });
    expect(await statusOf(pot)).toBe(404);
  });

  it('of another building is not made', async () => {
    const token = await world.tokenOf(ana);
    const path = subscription.replace('0137', '0044');
    expect((await call(world.url, { method: 'POST', path, token })).status).toBe(404);
  });
});

describe.runIf(inProcess)('the calendar', () => {
  it('E25 has the events that concern the user, without name, unit and payer code', async () => {
    const text = unfold(await calendar(await subscribed()));
    const ids = [...text.matchAll(/UID:dogodek-(\d+)@/g)].map(([, id]) => Number(id));
    expect(ids).toEqual(expect.arrayContaining([7101, 7102, 7105, 7108]));
    expect(ids).not.toContain(7109);
    expect(text).not.toMatch(/Zupan|Ana|0137014|104217|4821/);
  });

  it('has lines of at most 75 octets with CRLF, cut at no character', async () => {
    const naziv = 'Čiščenje žlebov 🔧 '.repeat(10).trim();
    const where = { id_dogodka: { equals: 7101 } };
    world.db.buildingEvent.update({ where, data: { naziv } });
    const text = await calendar(await subscribed());
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\ufffd]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(entryOf(unfold(text), 7101)).toContain(`SUMMARY:${naziv}\r\n`);
  });

  it('escapes what has a meaning in the format', async () => {
    const where = { id_dogodka: { equals: 7101 } };
    world.db.buildingEvent.update({ where, data: { kaj_storiti: 'a\\b;c,d\nEND:VEVENT' } });
    const text = unfold(await calendar(await subscribed()));
    expect(entryOf(text, 7101)).toContain('DESCRIPTION:a\\\\b\\;c\\,d\\nEND:VEVENT\r\n');
  });

  it.each([
    ['a morning in winter', 7101, ['DTSTART:20261125T070000Z', 'DTEND:20261125T110000Z']],
    [
      'the hour that the autumn repeats',
      7095,
      ['DTSTART:20261025T003000Z', 'DTEND:20261025T013000Z'],
    ],
    ['whole days', 7106, ['DTSTART;VALUE=DATE:20261128', 'DTEND;VALUE=DATE:20261130']],
    ['a cancelled event', 7108, ['SEQUENCE:1', 'STATUS:CANCELLED']],
    ['an entrance', 7102, ['LOCATION:Javorjeva ulica 12', 'STATUS:CONFIRMED', 'SEQUENCE:0']],
  ])('tells %s', async (_what, id, lines) => {
    const entry = entryOf(unfold(await calendar(await subscribed())), id);
    for (const line of lines) expect(entry).toContain(`${line}\r\n`);
  });
});
