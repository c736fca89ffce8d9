/** The page P24: the forms of a visitor, sending one, its states, and its end. */
import { describe, expect, it } from 'vitest';
import { ANSWER_AFTER, WORK_AFTER } from '../mocks/server/request-life';
import type { components } from '../src/api/schema';
import { call } from './support/call';
import { fileOf } from './support/files';
import { ask, tokenOf } from './support/sessions';
import { inProcess, onMock, testServer } from './support/target';

type Schemas = components['schemas'];

const base = '/api/portal-user/v2/forms';
const server = testServer();
const question = { zadeva: 'Ključ', sporocilo: 'Kje dobim ključ kolesarnice?' };
const reading = {
  inventarna_stevilka: '0137014',
  vodomer: '33009871',
  stanje: 217,
  datum_odcitka: '2026-11-20',
};
const inventarna_stevilka = '0137014';
const complaint = {
  inventarna_stevilka,
  obracun: '26100314',
  postavka: 'Hišniška opravila',
  opis: 'Zakaj je ta postavka dražja?',
};
const filled = {
  reklamacija_obracuna: complaint,
  e_racun: { inventarna_stevilka, obracun: 'oboje', nacin: 'email', email: 'ana@example.si' },
  potrdilo: { inventarna_stevilka, na_dan: '2026-11-21', namen: 'prodaja', prejem: 'posta' },
};
const photo = fileOf('Poškodba.jpg', 'jpg');

async function send(oznaka: string, polja: unknown, token?: string, files: readonly File[] = []) {
  const request = { method: 'POST', path: `${base}/${oznaka}`, token };
  if (files.length === 0) return call(server.url, { ...request, json: { polja } });
  const form = new FormData();
  form.append('polja', JSON.stringify(polja));
  for (const file of files) form.append('priloge', file);
  return call(server.url, { ...request, form });
}

async function submissions(token: string) {
  return (await ask(server.url, `${base}/submissions`, token)) as Schemas['Submissions'];
}

describe('a visitor', () => {
  it.skipIf(onMock)('gets the eleven forms of P24 and the PDFs that they name', async () => {
    const { status, json } = await call(server.url, { method: 'GET', path: base });
    const forms = json as Schemas['Form'][];
    expect([status, forms.length]).toEqual([200, 11]);
    for (const { pot_pdf, velikost } of forms) {
      if (pot_pdf === null) continue;
      const answer = await call(server.url, { method: 'GET', path: pot_pdf });
      expect([answer.status, answer.body.length]).toEqual([200, velikost]);
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="\w+\.pdf"$/,
      );
    }
  });

  it('can send none', async () => {
    expect((await send('splosno_vprasanje', question)).status).toBe(401);
  });
});

describe.skipIf(onMock)('sending a form', () => {
  it('is numbered, and is in the list with its state and its files', async () => {
    const token = await tokenOf(server.url, 'Ana');
    const before = await submissions(token);
    const plain = await send('splosno_vprasanje', question, token);
    const withFile = await send('splosno_vprasanje', question, token, [photo, photo]);
    expect([plain.status, withFile.status]).toEqual([201, 201]);
    expect([plain.json, withFile.json]).toMatchObject([
      { st_vloge: 'V-2026-00942', status: 'prejeto', priloge: [] },
      { st_vloge: 'V-2026-00943', status: 'prejeto', priloge: [photo.name, photo.name] },
    ]);
    const after = await submissions(token);
    expect(after.skupaj).toBe(before.skupaj + 2);
    // Both came in at the same moment of the demo's day: the later number is the newer one.
    expect(after.vloge.slice(0, 2)).toEqual([withFile.json, plain.json]);
  });

  it.for([
    [
      'a field missing',
      'splosno_vprasanje',
      { zadeva: 'Ključ' },
      'sporocilo: is missing',
      'manjka',
      null,
    ],
    ['a nameless field', 'splosno_vprasanje', { '': 'x' }, ': is not a field', 'neustrezno', null],
    ['a file missing', 'sprememba_lastnika', {}, 'priloge: is missing', 'manjka', null],
    [
      'two persons in an empty unit',
      'sprememba_oseb',
      { prazna: true, st_oseb: 2 },
      'st_oseb: must be 1',
      'neustrezno',
      null,
    ],
    [
      'a bank without an account',
      'e_racun',
      { nacin: 'banka' },
      'iban: is missing',
      'manjka',
      null,
    ],
    [
      'a reading below the last one',
      'stanje_vodomera',
      reading,
      'stanje: must be 217.4 or more',
      'prenizko',
      217.4,
    ],
  ] as const)('is refused with %s', async ([, oznaka, polja, detail, razlog, meja]) => {
    const answer = await send(oznaka, polja, await tokenOf(server.url, 'Ana'));
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({
      code: 1,
      detail: expect.stringContaining(detail),
      napake: expect.arrayContaining([{ polje: detail.split(':')[0], razlog, meja }]),
    });
  });

  it('is refused with a file of another type, or with values that are not JSON', async () => {
    const token = await tokenOf(server.url, 'Ana');
    const page = new File(['x'], 'a.html', { type: 'text/html' });
    const answer = await send('splosno_vprasanje', question, token, [photo, page]);
    expect(answer).toMatchObject({
      status: 422,
      json: { detail: expect.stringContaining('body/priloge: is text/html') },
    });
    const form = new FormData();
    form.append('polja', '{');
    const path = `${base}/splosno_vprasanje`;
    const broken = await call(server.url, { method: 'POST', path, token, form });
    expect(broken).toMatchObject({
      status: 422,
      json: { detail: expect.stringContaining('body/polja: must be object') },
    });
  });

  it('does not work for PDF only forms and for the unit of someone else', async () => {
    const token = await tokenOf(server.url, 'Rok');
    expect(await send('sepa', {}, token)).toMatchObject({ status: 404, json: { code: 4 } });
    const polja = { na_dan: '2026-11-21', namen: 'prodaja', prejem: 'posta' };
    expect((await send('stanje_vodomera', reading, token)).status).toBe(404);
    const foreign = await send('potrdilo', { ...polja, inventarna_stevilka: '0137014' }, token);
    expect([foreign.status, foreign.json]).toEqual([404, { code: 4 }]);
    const own = await send('potrdilo', { ...polja, inventarna_stevilka: '0291007' }, token);
    expect(own.status).toBe(201);
  });
});

describe('a submission', () => {
  const other = testServer();

  it.skipIf(onMock)('keeps what was sent, in the words of the form, by its order', async () => {
    const token = await tokenOf(server.url, 'Ana');
    const { postavka, opis } = complaint;
    const values = Object.fromEntries(Object.entries(complaint).reverse());
    expect((await send('reklamacija_obracuna', values, token, [photo])).status).toBe(201);
    const row = (await submissions(token)).vloge[0];
    expect(row).toMatchObject({ dni_do_odgovora: 5, priloge: [photo.name] });
    expect(row?.polja).toEqual([
      {
        ime: 'inventarna_stevilka',
        oznaka: 'Enota',
        vrsta: 'enota',
        vrednost: '0137014',
        izpis: 'Javorjeva ulica 12 - 2 - 3 (14)',
      },
      { ime: 'obracun', oznaka: 'Obračun', vrsta: 'besedilo', vrednost: '26100314', izpis: null },
      { ime: 'postavka', oznaka: 'Postavka', vrsta: 'besedilo', vrednost: postavka, izpis: null },
      { ime: 'opis', oznaka: 'Opis', vrsta: 'dolgo_besedilo', vrednost: opis, izpis: null },
    ]);
  });

  it.skipIf(onMock)('names a choice as the form does, and leaves out what is empty', async () => {
    const token = await tokenOf(server.url, 'Ana');
    const values = { ...filled.e_racun, iban: null };
    expect((await send('e_racun', values, token)).status).toBe(201);
    const { polja = [] } = (await submissions(token)).vloge[0] ?? {};
    expect(polja.map(({ ime, izpis }) => [ime, izpis])).toEqual([
      ['inventarna_stevilka', 'Javorjeva ulica 12 - 2 - 3 (14)'],
      ['obracun', 'Oboje'],
      ['nacin', 'E-pošta'],
      ['email', null],
    ]);
  });

  it('of P24 has its states, the newest submission first', async () => {
    const token = await tokenOf(other.url, 'Ana');
    const answer = await ask(other.url, `${base}/submissions`, token);
    const { vloge } = answer as Schemas['Submissions'];
    expect(vloge.map(({ st_vloge, status }) => [st_vloge, status])).toEqual([
      ['V-2026-00941', 'prejeto'],
      ['V-2026-00930', 'v_obdelavi'],
      ['V-2026-00915', 'odgovorjeno'],
      ['V-2026-00871', 'potrjeno'],
    ]);
    expect(vloge.map(({ zgodovina }) => zgodovina.length)).toEqual([1, 2, 3, 3]);
    expect(vloge[3]?.datum_oddaje).toBe('2026-06-03T19:12:00+02:00');
  });

  it.skipIf(onMock)('can be cancelled once, while it is only received', async () => {
    const token = await tokenOf(other.url, 'Ana');
    const cancel = async (number: string) => {
      const path = `${base}/submissions/${number}`;
      return (await call(other.url, { method: 'DELETE', path, token })).status;
    };
    expect([await cancel('V-2026-00941'), await cancel('V-2026-00941')]).toEqual([204, 409]);
    for (const late of ['V-2026-00930', 'V-2026-00915', 'V-2026-00871']) {
      expect(await cancel(late)).toBe(409);
    }
    expect(await cancel('V-2026-00902')).toBe(404);
    const answer = await ask(other.url, `${base}/submissions`, token);
    expect(answer).toMatchObject({ skupaj: 4, vloge: [{ status: 'preklicano' }, {}, {}, {}] });
  });
});

describe.runIf(inProcess)('a request’s life', () => {
  let now = 1_000;
  const alive = testServer({ requestLife: () => now });
  const unread = async (token: string) =>
    (await ask(alive.url, '/api/portal-user/v2/notifications/unread_num', token)) as {
      unread_num: number;
    };
  const post = async (token: string, oznaka: string, polja: unknown) => {
    const request = { method: 'POST', path: `${base}/${oznaka}`, token, json: { polja } };
    return ((await call(alive.url, request)).json as Schemas['SubmissionReceived']).st_vloge;
  };
  const sent = async (token: string, number: string) => {
    const answer = await ask(alive.url, `${base}/submissions`, token);
    return (answer as Schemas['Submissions']).vloge.find(({ st_vloge }) => st_vloge === number);
  };

  it('goes from prejeto to an answer by the clock alone, and the payer is told of each step', async () => {
    const token = await tokenOf(alive.url, 'Ana');
    const before = (await unread(token)).unread_num;
    const number = await post(token, 'splosno_vprasanje', question);
    now += WORK_AFTER - 1;
    expect(await sent(token, number)).toMatchObject({ status: 'prejeto', odgovor: null });
    expect((await unread(token)).unread_num).toBe(before);
    now += 1;
    expect((await unread(token)).unread_num).toBe(before + 1);
    expect(await sent(token, number)).toMatchObject({ status: 'v_obdelavi', odgovor: null });
    now += ANSWER_AFTER;
    const answered = await sent(token, number);
    expect(answered).toMatchObject({ status: 'odgovorjeno', odgovor: expect.any(String) });
    expect(answered?.zgodovina).toEqual([
      { status: 'prejeto', datum: '2026-11-21T12:00:00+01:00' },
      { status: 'v_obdelavi', datum: '2026-11-21T12:00:20+01:00' },
      { status: 'odgovorjeno', datum: '2026-11-21T12:00:45+01:00' },
    ]);
    const path = '/api/portal-user/v2/notifications';
    const { obvestila } = (await ask(alive.url, path, token)) as Schemas['Notifications'];
    const told = obvestila.slice(0, 2);
    const unbroken = number.replaceAll('-', '\u2011');
    expect(told.map(({ naslov }) => naslov)).toEqual([
      `Upravnik je odgovoril na vprašanje (${unbroken})`,
      `Upravnik obravnava vprašanje (${unbroken})`,
    ]);
    for (const { pot } of told) expect(pot).toBe(`/obrazci#vloga-${number}`);
    for (const line of String(answered?.odgovor).split('\n')) {
      expect(told[0]?.vsebina).toContain(`<p>${line}</p>`);
    }
  });

  it.for([
    ['reklamacija_obracuna', 'odgovorjeno', 'Upravnik je odgovoril na reklamacijo'],
    ['e_racun', 'potrjeno', 'Upravnik je potrdil vlogo za e-račun'],
    ['potrdilo', 'zavrnjeno', 'Upravnik je zavrnil vlogo za potrdilo'],
  ] as const)('%s ends as %s, and its notification says so', async ([form, status, title]) => {
    const token = await tokenOf(alive.url, 'Ana');
    const number = await post(token, form, filled[form]);
    now += 10 * ANSWER_AFTER;
    expect(await sent(token, number)).toMatchObject({ status });
    const path = '/api/portal-user/v2/notifications';
    const { obvestila } = (await ask(alive.url, path, token)) as Schemas['Notifications'];
    const unbroken = number.replaceAll('-', '\u2011');
    expect(obvestila.map(({ naslov }) => naslov)).toContain(`${title} (${unbroken})`);
  });

  it('that is not watched meanwhile has both steps all the same; one can be refused', async () => {
    const token = await tokenOf(alive.url, 'Rok');
    const polja = { na_dan: '2026-11-21', namen: 'prodaja', prejem: 'posta' };
    const unit = { inventarna_stevilka: '0291007' };
    const number = await post(token, 'potrdilo', { ...polja, ...unit });
    now += 10 * ANSWER_AFTER;
    const row = await sent(token, number);
    expect(row?.zgodovina.map(({ status }) => status)).toEqual([
      'prejeto',
      'v_obdelavi',
      'zavrnjeno',
    ]);
  });

  it('ends with a cancellation', async () => {
    const token = await tokenOf(alive.url, 'Ana');
    const number = await post(token, 'splosno_vprasanje', question);
    const path = `${base}/submissions/${number}`;
    expect((await call(alive.url, { method: 'DELETE', path, token })).status).toBe(204);
    const before = (await unread(token)).unread_num;
    now += 10 * ANSWER_AFTER;
    expect(await sent(token, number)).toMatchObject({ status: 'preklicano', odgovor: null });
    expect((await unread(token)).unread_num).toBe(before);
  });
});
