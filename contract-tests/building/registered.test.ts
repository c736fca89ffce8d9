/** The page P20: its sample table and sums, the change by JSON and by form, and the check of forms. */
import { describe, expect, it } from 'vitest';
import type { RegisteredNumbers } from '../../src/api/schema';
import { call } from '../support/call';
import { fileOf } from '../support/files';
import { ask, tokenOf } from '../support/sessions';
import { onMock, testServer } from '../support/target';

type Numbers = RegisteredNumbers;

const base = '/api/portal-user/v2/registered_number';
const server = testServer();
const change = {
  inventarna_stevilka: '0137014',
  st_oseb: '4',
  st_psov: '1',
  velja_od: '2026-11-15',
  prazna: 'false',
  izjava: 'true',
};
const pdf = fileOf('Rojstni list čšž.pdf', 'pdf');

type Parts = Readonly<Record<string, string | File | readonly (string | File)[] | undefined>>;

function formOf(parts: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    for (const part of [value].flat()) if (part !== undefined) form.append(name, part);
  }
  return form;
}

async function report(token: string, parts: Parts) {
  return call(server.url, { method: 'POST', path: `${base}/change`, token, form: formOf(parts) });
}

describe('the list', () => {
  const read = async (building: string) => {
    const token = await tokenOf(server.url, 'Ana');
    return (await ask(server.url, `${base}/${building}`, token)) as Numbers;
  };

  it('of building 0137 has the rows and the sums of P20', async () => {
    const { enote, ...rest } = await read('0137');
    expect(rest).toMatchObject({ skupaj_enot: 42, skupaj_oseb: 97, skupaj_psov: 6 });
    const shown = ['Enota 12', 'Enota 13', 'Enota 14', 'Enota 15', 'Enota 16', 'Lokal 1'];
    expect(
      enote
        .filter(({ oznaka_enote }) => shown.includes(oznaka_enote))
        .map((row) => [
          row.oznaka_enote,
          row.st_oseb,
          row.st_psov,
          row.velja_od,
          row.prazna,
          row.moja,
        ]),
    ).toEqual([
      ['Enota 12', 2, 0, '2020-01-01', false, false],
      ['Enota 13', 4, 1, '2023-09-01', false, false],
      ['Enota 14', 3, 1, '2026-06-01', false, true],
      ['Enota 15', 1, 0, '2025-03-01', true, false],
      ['Enota 16', 2, 0, '2020-01-01', false, false],
      ['Lokal 1', 2, 0, '2022-04-01', false, false],
    ]);
    expect(enote.findIndex(({ oznaka_enote }) => oznaka_enote === 'Enota 2')).toBe(1);
    expect(rest.zgodovina).toHaveLength(3);
    expect(enote.flatMap(({ inventarna_stevilka: key }) => (key === null ? [] : [key]))).toEqual([
      '0137014',
    ]);
  });

  it.skipIf(onMock)('of another building has no history of units outside it', async () => {
    expect(await read('0291')).toMatchObject({ skupaj_enot: 18, zgodovina: [], spremembe: [] });
  });
});

describe.skipIf(onMock)('a change', () => {
  it('as a form with a proof is accepted, and is in the list as received', async () => {
    const token = await tokenOf(server.url, 'Ana');
    const answer = await report(token, { ...change, opomba: 'Rodil se je otrok.', priloga: pdf });
    expect(answer).toMatchObject({
      status: 201,
      json: { st_oseb: 4, prazna: false, priloga: pdf.name, status: 'prejeto' },
    });
    const numbers = (await ask(server.url, `${base}/0137`, token)) as Numbers;
    expect(numbers.spremembe).toEqual([answer.json]);
    expect(numbers.skupaj_oseb).toBe(97);
  });

  it('is not saved a second time; a different one is accepted', async () => {
    const token = await tokenOf(server.url, 'Ana');
    const sent = { ...change, st_oseb: '2' };
    expect((await report(token, sent)).status).toBe(201);
    const again = await report(token, { ...sent, opomba: 'Še enkrat.' });
    expect(again).toMatchObject({ status: 409, json: { detail: expect.any(String) } });
    for (const other of [{ velja_od: '2026-11-16' }, { st_psov: '0' }]) {
      expect((await report(token, { ...sent, ...other })).status).toBe(201);
    }
    const numbers = (await ask(server.url, `${base}/0137`, token)) as Numbers;
    expect(numbers.spremembe.filter(({ st_oseb }) => st_oseb === 2)).toHaveLength(3);
  });

  it('of a foreign unit gets the same answer as one of an unknown unit', async () => {
    const token = await tokenOf(server.url, 'Rok');
    for (const inventarna_stevilka of ['0137014', 'neznano']) {
      const answer = await report(token, { ...change, inventarna_stevilka });
      expect([answer.status, answer.json]).toEqual([404, { code: 4 }]);
    }
  });

  it('to an empty unit counts one person', async () => {
    const token = await tokenOf(server.url, 'Ana');
    expect((await report(token, { ...change, prazna: 'true' })).status).toBe(422);
    expect((await report(token, { ...change, prazna: 'true', st_oseb: '1' })).status).toBe(201);
  });
});

describe.skipIf(onMock)('the check of a form refuses', () => {
  const big = new File([new Uint8Array(10_485_761)], 'a.pdf', { type: 'application/pdf' });
  const faults: readonly (readonly [string, Parts, string])[] = [
    ['a missing part', { izjava: undefined }, "body: must have required property 'izjava'"],
    ['an unknown part', { neznano: '1' }, 'body/neznano: must NOT have additional properties'],
    ['an unknown file', { neznano: pdf }, 'body/neznano: must NOT have additional properties'],
    ['text that is no number', { st_oseb: 'štiri' }, 'body/st_oseb: must be integer'],
    ['a number that is too big', { st_psov: '11' }, 'body/st_psov: must be <= 10'],
    ['a declaration that is not given', { izjava: 'false' }, 'body/izjava: must be equal to const'],
    ['a part given twice', { st_oseb: ['4', '5'] }, 'body/st_oseb: is given more than once'],
    ['text for a file', { priloga: 'x' }, 'body/priloga: must be a file'],
    ['a file for text', { opomba: pdf }, 'body/opomba: must be text'],
    ['an empty file', { priloga: new File([], 'a.pdf') }, 'body/priloga: is an empty file'],
    [
      'a file that is too big',
      { priloga: big },
      'body/priloga: must be a file of at most 10485760 bytes',
    ],
    [
      'a file of another type',
      { priloga: new File(['x'], 'a.svg', { type: 'image/svg+xml' }) },
      'body/priloga: is image/svg+xml, must be application/pdf or image/jpeg or image/png',
    ],
  ];

  it.for(faults)('%s', async ([, parts, detail]) => {
    const answer = await report(await tokenOf(server.url, 'Ana'), { ...change, ...parts });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ code: 1, detail: expect.stringContaining(detail) });
  });

  it('a body that is not a form, and one without a boundary', async () => {
    const token = await tokenOf(server.url, 'Ana');
    for (const contentType of ['multipart/form-data; boundary=x', 'multipart/form-data']) {
      const headers = { 'Content-Type': contentType };
      const request = { method: 'POST', path: `${base}/change`, token, headers, text: 'x' };
      const answer = await call(server.url, request);
      expect(answer).toMatchObject({
        status: 422,
        json: { detail: expect.stringContaining('body: is not multipart/form-data') },
      });
    }
  });
});
