/** Submissions of P24: what they contain, their states, and their cancellation. */
import { describe, expect, it } from 'vitest';
import { call } from '../support/call';
import { filledForms, formsPath, photo, sendForm, submissionsOf } from '../support/form-calls';
import { tokenOf } from '../support/sessions';
import { onMock, testServer } from '../support/target';

const server = testServer();
/** Only the submissions of the demo world. */
const other = testServer();

describe('a submission', () => {
  it.skipIf(onMock)(
    'has the sent values with the labels and in the order of the form',
    async () => {
      const token = await tokenOf(server.url, 'Ana');
      const complaint = filledForms.reklamacija_obracuna;
      const { postavka, opis } = complaint;
      const values = Object.fromEntries(Object.entries(complaint).reverse());
      const sent = { token, files: [photo] };
      const answer = await sendForm(server.url, 'reklamacija_obracuna', values, sent);
      expect(answer.status).toBe(201);
      const row = (await submissionsOf(server.url, token)).vloge[0];
      expect(row).toMatchObject({ dni_do_odgovora: 5, priloge: [photo.name] });
      expect(row?.polja).toEqual([
        {
          ime: 'inventarna_stevilka',
          oznaka: 'Enota',
          vrsta: 'enota',
          vrednost: '0137014',
          izpis: 'Javorjeva ulica 12 - 2 - 3 (14)',
        },
        { ime: 'obracun', oznaka: 'Obračun', vrsta: 'obracun', vrednost: '26100314', izpis: null },
        { ime: 'postavka', oznaka: 'Postavka', vrsta: 'postavka', vrednost: postavka, izpis: null },
        { ime: 'opis', oznaka: 'Opis', vrsta: 'dolgo_besedilo', vrednost: opis, izpis: null },
      ]);
    },
  );

  it.skipIf(onMock)('has the form’s label of a choice, and no empty values', async () => {
    const token = await tokenOf(server.url, 'Ana');
    const values = { ...filledForms.e_racun, iban: null };
    expect((await sendForm(server.url, 'e_racun', values, { token })).status).toBe(201);
    const { polja = [] } = (await submissionsOf(server.url, token)).vloge[0] ?? {};
    expect(polja.map(({ ime, izpis }) => [ime, izpis])).toEqual([
      ['inventarna_stevilka', 'Javorjeva ulica 12 - 2 - 3 (14)'],
      ['obracun', 'Oboje'],
      ['nacin', 'E-pošta'],
      ['email', null],
    ]);
  });

  it('of P24 has its states, the newest submission first', async () => {
    const token = await tokenOf(other.url, 'Ana');
    const { vloge } = await submissionsOf(other.url, token);
    expect(vloge.map(({ st_vloge, status }) => [st_vloge, status])).toEqual([
      ['V-2026-00941', 'prejeto'],
      ['V-2026-00930', 'v_obdelavi'],
      ['V-2026-00915', 'odgovorjeno'],
      ['V-2026-00871', 'potrjeno'],
    ]);
    expect(vloge.map(({ zgodovina }) => zgodovina.length)).toEqual([1, 2, 3, 3]);
    expect(vloge[3]?.datum_oddaje).toBe('2026-06-03T19:12:00+02:00');
  });

  it.skipIf(onMock)('can be cancelled once, only while it is received', async () => {
    const token = await tokenOf(other.url, 'Ana');
    const cancel = async (number: string) => {
      const path = `${formsPath}/submissions/${number}`;
      return (await call(other.url, { method: 'DELETE', path, token })).status;
    };
    expect([await cancel('V-2026-00941'), await cancel('V-2026-00941')]).toEqual([204, 409]);
    for (const late of ['V-2026-00930', 'V-2026-00915', 'V-2026-00871']) {
      expect(await cancel(late)).toBe(409);
    }
    expect(await cancel('V-2026-00902')).toBe(404);
    expect(await submissionsOf(other.url, token)).toMatchObject({
      skupaj: 4,
      vloge: [{ status: 'preklicano' }, {}, {}, {}],
    });
  });
});
