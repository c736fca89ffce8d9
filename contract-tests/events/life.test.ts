/** The demo's building by its clock: an outage begins, is late and ends; a fault goes through its states. */
import { describe, expect, it } from 'vitest';
import type {
  BuildingEvents,
  BuildingFault,
  BuildingFaults,
  NewCalendarSubscription,
  Notifications,
} from '../../src/api/schema';
import { call } from '../support/call';
import { damp, newKey } from '../support/fault-calls';
import { ask, tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

const MINUTE = 60_000;
const OUTAGE = 7120;
let now = 5_000;
const server = testServer({ requestLife: () => now });
const path = '/api/portal-user/v2';

const eventOf = async (token: string, id: number) => {
  const { dogodki } = (await ask(
    server.url,
    `${path}/building_events/0137`,
    token,
  )) as BuildingEvents;
  return dogodki.find(({ id_dogodka }) => id_dogodka === id);
};
const faultOf = async (token: string, number: string) => {
  const { prijave } = (await ask(server.url, `${path}/faults/0137`, token)) as BuildingFaults;
  return prijave.find(({ st_prijave }) => st_prijave === number);
};
const noticesOf = async (token: string) => {
  const { obvestila } = (await ask(server.url, `${path}/notifications`, token)) as Notifications;
  return obvestila.filter(({ stran }) => stran?.startsWith('/dogajanje'));
};

describe.runIf(inProcess)('while a user looks', () => {
  it('an outage begins, is late, ends, and the user gets a notification of each step', async () => {
    server.backend.reset();
    const token = await tokenOf(server.url, 'Ana');
    now += 10 * MINUTE;
    expect(await noticesOf(token), 'nothing happens before the first look').toEqual([]);
    expect(await eventOf(token, OUTAGE)).toBeUndefined();
    const after: unknown[] = [];
    for (let minute = 1; minute <= 6; minute += 1) {
      now += MINUTE;
      const { stanje, pripeto, zaporedje } = (await eventOf(token, OUTAGE)) ?? {};
      after.push([stanje, pripeto, zaporedje]);
    }
    expect(after).toEqual([
      ['v_teku', true, 0],
      ['v_teku', true, 0],
      ['v_teku', true, 0],
      ['zamuja', true, 1],
      ['zamuja', true, 1],
      ['zakljuceno', false, 2],
    ]);
    const urgent = (await noticesOf(token)).filter(({ pomembno }) => pomembno);
    expect(urgent.map(({ stran }) => stran)).toEqual(Array(3).fill(`/dogajanje#dogodek-${OUTAGE}`));
    expect(urgent.map(({ naslov }) => naslov)).toEqual(Array(3).fill('Nujno: V stavbi ni vode'));
  });

  it('gets ordinary news at most once in an hour, the rest together', async () => {
    server.backend.reset();
    const token = await tokenOf(server.url, 'Ana');
    await eventOf(token, OUTAGE);
    const ordinary = async () => (await noticesOf(token)).filter(({ pomembno }) => !pomembno);
    now += 3 * MINUTE;
    expect((await eventOf(token, 7107))?.stanje).toBe('v_teku');
    expect((await ordinary()).map(({ stran }) => stran)).toEqual(['/dogajanje#dogodek-7102']);
    now += 58 * MINUTE;
    expect(await ordinary()).toHaveLength(1);
    now += 2 * MINUTE;
    const [joined, ...before] = await ordinary();
    expect(before).toHaveLength(1);
    expect(joined?.vsebina).toContain('Novi konec del je torek');
  });

  it('a fault goes through its states, and its reporter is asked whether it is done', async () => {
    server.backend.reset();
    const token = await tokenOf(server.url, 'Ana');
    const headers = { 'Idempotency-Key': newKey() };
    const request = { method: 'POST', path: `${path}/faults`, token, headers, json: damp };
    const { st_prijave } = (await call(server.url, request)).json as BuildingFault;
    const states: unknown[] = [];
    for (const seconds of [14, 1, 15, 30, 30]) {
      now += seconds * 1000;
      const { stanje, opis_javni, na_strosek, caka_potrditve } =
        (await faultOf(token, st_prijave)) ?? {};
      states.push([stanje, opis_javni !== null, na_strosek, caka_potrditve]);
    }
    expect(states).toEqual([
      ['prejeto', false, null, false],
      ['pregledano', true, null, false],
      ['naroceno', true, 'upravnik', false],
      ['v_popravilu', true, 'upravnik', false],
      ['zakljuceno', true, 'upravnik', true],
    ]);
    expect((await faultOf(token, st_prijave))?.opis_javni).not.toContain('vlaga');
    const told = (await noticesOf(token)).filter(({ stran }) => stran?.endsWith(st_prijave));
    expect(new Set(told.map(({ stran }) => stran))).toEqual(
      new Set([`/dogajanje/napake#prijava-${st_prijave}`]),
    );
    expect(told.map(({ vsebina }) => vsebina)).toEqual([
      expect.stringContaining('potrdite'),
      expect.stringContaining('naročeno'),
    ]);
  });

  it('a fault that is not done begins again', async () => {
    server.backend.reset();
    const token = await tokenOf(server.url, 'Ana');
    const json = { opravljeno: false, opis: null };
    const confirm = `${path}/fault/N-2026-00112/confirm`;
    await call(server.url, { method: 'POST', path: confirm, token, json });
    now += 20_000;
    const fault = await faultOf(token, 'N-2026-00112');
    expect(fault).toMatchObject({
      stanje: 'pregledano',
      opis_javni: 'Vhodna vrata se zaloputnejo.',
    });
  });
});

describe.runIf(inProcess)('the clock', () => {
  it('tells whole minutes and stays on the day of the demo', async () => {
    server.backend.reset();
    const token = await tokenOf(server.url, 'Ana');
    const time = async () =>
      ((await ask(server.url, `${path}/building_events/0137`, token)) as BuildingEvents).zdaj;
    now += 90_000;
    expect(await time()).toBe('2026-11-21T12:01:00+01:00');
    now += 24 * 60 * MINUTE;
    expect(await time()).toBe('2026-11-21T23:59:00+01:00');
  });

  it('the calendar of a subscription has the same bytes until an event changes, and a moved one a higher sequence', async () => {
    server.backend.reset();
    const token = await tokenOf(server.url, 'Ana');
    const request = { method: 'POST', path: `${path}/calendar_subscription/0137`, token };
    const { pot } = (await call(server.url, request)).json as NewCalendarSubscription;
    const calendar = async () =>
      new TextDecoder().decode((await call(server.url, { method: 'GET', path: pot })).body);
    const first = await calendar();
    now += 90 * MINUTE;
    expect(await calendar()).toBe(first);
    // The first look begins what happens; after two minutes the lift check is moved.
    await eventOf(token, 7102);
    now += 2 * MINUTE;
    await eventOf(token, 7102);
    const entryIn = (text: string, id: number) =>
      text.split('BEGIN:VEVENT\r\n').find((entry) => entry.startsWith(`UID:dogodek-${id}@`)) ?? '';
    const fieldOf = (text: string, name: string) =>
      new RegExp(`^${name}:(.*)\r$`, 'm').exec(entryIn(text, 7102))?.[1];
    const second = await calendar();
    const before = ['SEQUENCE', 'DTSTART'].map((name) => fieldOf(first, name));
    const after = ['SEQUENCE', 'DTSTART', 'DTSTAMP'].map((name) => fieldOf(second, name));
    expect(before).toEqual(['0', '20261130T080000Z']);
    expect(after).toEqual(['1', '20261130T090000Z', '20261121T123200Z']);
    expect(entryIn(second, 7101)).toBe(entryIn(first, 7101));
  });
});
