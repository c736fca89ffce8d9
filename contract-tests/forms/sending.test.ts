/** Sending a form of P24: its answer, and the reasons of a refusal. */
import { describe, expect, it } from 'vitest';
import { call } from '../support/call';
import { filledForms, formsPath, photo, sendForm, submissionsOf } from '../support/form-calls';
import { tokenOf } from '../support/sessions';
import { onMock, testServer } from '../support/target';

const server = testServer();
const { splosno_vprasanje: question, stanje_vodomera: reading } = filledForms;

const send = (oznaka: string, polja: unknown, options: Parameters<typeof sendForm>[3]) =>
  sendForm(server.url, oznaka, polja, options);

/** The fault, the form, the values, and the error's detail, reason and limit. */
const refused = [
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
  ['a bank without an account', 'e_racun', { nacin: 'banka' }, 'iban: is missing', 'manjka', null],
  [
    'a reading below the last one',
    'stanje_vodomera',
    reading,
    'stanje: must be 217.4 or more',
    'prenizko',
    217.4,
  ],
] as const;

describe.skipIf(onMock)('sending a form', () => {
  it('gives it a number, and adds it to the list with its state and its files', async () => {
    const token = await tokenOf(server.url, 'Ana');
    const before = await submissionsOf(server.url, token);
    const plain = await send('splosno_vprasanje', question, { token });
    const withFile = await send('splosno_vprasanje', question, { token, files: [photo, photo] });
    expect([plain.status, withFile.status]).toEqual([201, 201]);
    expect([plain.json, withFile.json]).toMatchObject([
      { st_vloge: 'V-2026-00942', status: 'prejeto', priloge: [] },
      { st_vloge: 'V-2026-00943', status: 'prejeto', priloge: [photo.name, photo.name] },
    ]);
    const after = await submissionsOf(server.url, token);
    expect(after.skupaj).toBe(before.skupaj + 2);
    // Both have the same moment of the demo's day: the later number is the newer one.
    expect(after.vloge.slice(0, 2)).toEqual([withFile.json, plain.json]);
  });

  it.for(refused)('is refused with %s', async ([, oznaka, polja, detail, razlog, meja]) => {
    const answer = await send(oznaka, polja, { token: await tokenOf(server.url, 'Ana') });
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
    const answer = await send('splosno_vprasanje', question, { token, files: [photo, page] });
    expect(answer).toMatchObject({
      status: 422,
      json: { detail: expect.stringContaining('body/priloge: is text/html') },
    });
    const form = new FormData();
    form.append('polja', '{');
    const path = `${formsPath}/splosno_vprasanje`;
    const broken = await call(server.url, { method: 'POST', path, token, form });
    expect(broken).toMatchObject({
      status: 422,
      json: { detail: expect.stringContaining('body/polja: must be object') },
    });
  });

  it('is refused with an owners’ form about a unit that the caller only uses', async () => {
    const tenancy = { najemnik: 'Jan Zajc', najem_od: '2026-12-01', placnik: 'najemnik' };
    const about = (inventarna_stevilka: string) => ({
      ...tenancy,
      inventarna_stevilka,
      izjava: true,
    });
    const asTenant = { token: await tokenOf(server.url, 'Rok') };
    const tenant = await send('prijava_najemnika', about('0291007'), asTenant);
    expect(tenant).toMatchObject({
      status: 422,
      json: { napake: [{ polje: 'inventarna_stevilka', razlog: 'neustrezno', meja: null }] },
    });
    const asOwner = { token: await tokenOf(server.url, 'Ana') };
    for (const unit of ['0291007', '0137014']) {
      expect((await send('prijava_najemnika', about(unit), asOwner)).status, unit).toBe(201);
    }
  });

  it('is refused for PDF-only forms and for another payer’s unit', async () => {
    const token = await tokenOf(server.url, 'Rok');
    expect(await send('sepa', {}, { token })).toMatchObject({ status: 404, json: { code: 4 } });
    const polja = { na_dan: '2026-11-21', namen: 'prodaja', prejem: 'posta' };
    expect((await send('stanje_vodomera', reading, { token })).status).toBe(404);
    const foreign = await send('potrdilo', { ...polja, inventarna_stevilka: '0137014' }, { token });
    expect([foreign.status, foreign.json]).toEqual([404, { code: 4 }]);
    const own = await send('potrdilo', { ...polja, inventarna_stevilka: '0291007' }, { token });
    expect(own.status).toBe(201);
  });
});
