/** The life of a request in the demo world: the manager works on it after some seconds of the backend's clock. */
import { describe, expect, it } from 'vitest';
import { ANSWER_AFTER_MS, WORK_AFTER_MS } from '../../mocks/server/request-life';
import type { Notifications, SubmissionReceived } from '../../src/api/schema';
import { call } from '../support/call';
import { filledForms, formsPath, sendForm, submissionsOf } from '../support/form-calls';
import { ask, tokenOf } from '../support/sessions';
import { inProcess, testServer } from '../support/target';

let now = 1_000;
const alive = testServer({ requestLife: () => now });
const unread = async (token: string) =>
  (await ask(alive.url, '/api/portal-user/v2/notifications/unread_num', token)) as {
    unread_num: number;
  };
const post = async (token: string, oznaka: string, polja: unknown) => {
  const { json } = await sendForm(alive.url, oznaka, polja, { token });
  return (json as SubmissionReceived).st_vloge;
};
const sent = async (token: string, number: string) => {
  const { vloge } = await submissionsOf(alive.url, token);
  return vloge.find(({ st_vloge }) => st_vloge === number);
};

describe.runIf(inProcess)('a request’s life', () => {
  it('goes from prejeto to an answer only by the clock, with a notification of each step', async () => {
    const token = await tokenOf(alive.url, 'Ana');
    const before = (await unread(token)).unread_num;
    const number = await post(token, 'splosno_vprasanje', filledForms.splosno_vprasanje);
    now += WORK_AFTER_MS - 1;
    expect(await sent(token, number)).toMatchObject({ status: 'prejeto', odgovor: null });
    expect((await unread(token)).unread_num).toBe(before);
    now += 1;
    expect((await unread(token)).unread_num).toBe(before + 1);
    expect(await sent(token, number)).toMatchObject({ status: 'v_obdelavi', odgovor: null });
    now += ANSWER_AFTER_MS;
    const answered = await sent(token, number);
    expect(answered).toMatchObject({ status: 'odgovorjeno', odgovor: expect.any(String) });
    expect(answered?.zgodovina).toEqual([
      { status: 'prejeto', datum: '2026-11-21T12:00:00+01:00' },
      { status: 'v_obdelavi', datum: '2026-11-21T12:00:20+01:00' },
      { status: 'odgovorjeno', datum: '2026-11-21T12:00:45+01:00' },
    ]);
    const path = '/api/portal-user/v2/notifications';
    const { obvestila } = (await ask(alive.url, path, token)) as Notifications;
    const notices = obvestila.slice(0, 2);
    const unbroken = number.replaceAll('-', '\u2011');
    expect(notices.map(({ naslov }) => naslov)).toEqual([
      `Upravnik je odgovoril na vprašanje (${unbroken})`,
      `Upravnik obravnava vprašanje (${unbroken})`,
    ]);
    for (const { stran } of notices) expect(stran).toBe(`/obrazci#vloga-${number}`);
    for (const line of String(answered?.odgovor).split('\n')) {
      expect(notices[0]?.vsebina).toContain(`<p>${line}</p>`);
    }
  });

  it('sends notifications that can be read', async () => {
    const token = await tokenOf(alive.url, 'Rok');
    await post(token, 'splosno_vprasanje', filledForms.splosno_vprasanje);
    now += ANSWER_AFTER_MS;
    expect((await unread(token)).unread_num).toBeGreaterThan(0);
    const path = '/api/portal-user/v2/notifications';
    const read = await call(alive.url, {
      method: 'POST',
      path: `${path}/read_all`,
      token,
    });
    expect(read.status).toBe(204);
    const { obvestila, neprebrana } = (await ask(alive.url, path, token)) as Notifications;
    expect(neprebrana).toBe(0);
    for (const { datum, datum_branja } of obvestila) {
      expect(Date.parse(datum_branja ?? '')).toBeGreaterThanOrEqual(Date.parse(datum));
    }
  });

  it.for([
    ['reklamacija_obracuna', 'odgovorjeno', 'Upravnik je odgovoril na reklamacijo'],
    ['e_racun', 'potrjeno', 'Upravnik je potrdil vlogo za e-račun'],
    ['potrdilo', 'zavrnjeno', 'Upravnik je zavrnil vlogo za potrdilo'],
  ] as const)(
    '%s ends as %s, and its notification names the state',
    async ([form, status, title]) => {
      const token = await tokenOf(alive.url, 'Ana');
      const number = await post(token, form, filledForms[form]);
      now += 10 * ANSWER_AFTER_MS;
      expect(await sent(token, number)).toMatchObject({ status });
      const path = '/api/portal-user/v2/notifications';
      const { obvestila } = (await ask(alive.url, path, token)) as Notifications;
      const unbroken = number.replaceAll('-', '\u2011');
      expect(obvestila.map(({ naslov }) => naslov)).toContain(`${title} (${unbroken})`);
    },
  );

  it('has both steps even without a read between them; a request can be refused', async () => {
    const token = await tokenOf(alive.url, 'Rok');
    const polja = { na_dan: '2026-11-21', namen: 'prodaja', prejem: 'posta' };
    const unit = { inventarna_stevilka: '0291007' };
    const number = await post(token, 'potrdilo', { ...polja, ...unit });
    now += 10 * ANSWER_AFTER_MS;
    const row = await sent(token, number);
    expect(row?.zgodovina.map(({ status }) => status)).toEqual([
      'prejeto',
      'v_obdelavi',
      'zavrnjeno',
    ]);
  });

  it('ends with a cancellation', async () => {
    const token = await tokenOf(alive.url, 'Ana');
    const number = await post(token, 'splosno_vprasanje', filledForms.splosno_vprasanje);
    const path = `${formsPath}/submissions/${number}`;
    expect((await call(alive.url, { method: 'DELETE', path, token })).status).toBe(204);
    const before = (await unread(token)).unread_num;
    now += 10 * ANSWER_AFTER_MS;
    expect(await sent(token, number)).toMatchObject({ status: 'preklicano', odgovor: null });
    expect((await unread(token)).unread_num).toBe(before);
  });
});
