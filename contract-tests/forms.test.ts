/** The page P24: the forms of a visitor, sending one, its states, and its end. */
import { describe, expect, it } from 'vitest';
import type { components } from '../src/api/schema';
import { call } from './support/call';
import { ask, tokenOf } from './support/sessions';
import { onMock, testServer } from './support/target';

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
const photo = new File(['x'], 'Poškodba.jpg', { type: 'image/jpeg' });

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
    expect(after.vloge).toEqual(expect.arrayContaining([plain.json, withFile.json]));
  });

  it.for([
    ['a field missing', 'splosno_vprasanje', { zadeva: 'Ključ' }, 'sporocilo: is missing'],
    ['a file missing', 'sprememba_lastnika', {}, 'priloge: is missing'],
    ['two persons in an empty unit', 'sprememba_oseb', { prazna: true, st_oseb: 2 }, 'must be 1'],
    ['a bank without an account', 'e_racun', { nacin: 'banka' }, 'iban: is missing'],
    ['a reading below the last one', 'stanje_vodomera', reading, 'must be 217.4 or more'],
  ] as const)('is refused with %s', async ([, oznaka, polja, detail]) => {
    const answer = await send(oznaka, polja, await tokenOf(server.url, 'Ana'));
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ code: 1, detail: expect.stringContaining(detail) });
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

  it('of P24 has its states, the newest submission first', async () => {
    const token = await tokenOf(other.url, 'Ana');
    const answer = await ask(other.url, `${base}/submissions`, token);
    const { vloge } = answer as Schemas['Submissions'];
    expect(vloge.map(({ st_vloge, status }) => [st_vloge, status])).toEqual([
      ['V-2026-00941', 'prejeto'],
      ['V-2026-00930', 'v_obdelavi'],
      ['V-2026-00871', 'potrjeno'],
    ]);
    expect(vloge.map(({ zgodovina }) => zgodovina.length)).toEqual([1, 2, 3]);
    expect(vloge[2]?.datum_oddaje).toBe('2026-06-03T19:12:00+02:00');
  });

  it.skipIf(onMock)('can be cancelled once, while it is only received', async () => {
    const token = await tokenOf(other.url, 'Ana');
    const cancel = async (number: string) => {
      const path = `${base}/submissions/${number}`;
      return (await call(other.url, { method: 'DELETE', path, token })).status;
    };
    expect([await cancel('V-2026-00941'), await cancel('V-2026-00941')]).toEqual([204, 409]);
    expect([await cancel('V-2026-00930'), await cancel('V-2026-00871')]).toEqual([409, 409]);
    expect(await cancel('V-2026-00902')).toBe(404);
    const answer = await ask(other.url, `${base}/submissions`, token);
    expect(answer).toMatchObject({ skupaj: 3, vloge: [{ status: 'preklicano' }, {}, {}] });
  });
});
