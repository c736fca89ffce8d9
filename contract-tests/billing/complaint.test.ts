/** The term of a complaint, and the complaints that the lines of a bill name (pages.md P14). */
import { describe, expect, it } from 'vitest';
import type { BillComplaint, CostSpecification } from '../../src/api/schema';
import { call } from '../support/call';
import { ask, tokenOf } from '../support/sessions';
import { inProcess, onMock, testServer } from '../support/target';

const server = testServer();
const path = (number: string) => `/api/portal-user/v2/bill_complaint/${number}`;

it('ends six days after the demo day, with the steps in their order', async () => {
  const token = await tokenOf(server.url, 'Ana');
  const answer = (await ask(server.url, path('26100314'), token)) as BillComplaint;
  expect(answer).toMatchObject({ zacetek_roka: '2026-11-12', rok_reklamacije: '2026-11-27' });
  expect(answer.koraki.map(({ korak, naziv }) => [korak, naziv])).toEqual([
    [1, 'Reklamacija upravniku'],
    [2, 'Nadzorni odbor etažnih lastnikov'],
    [3, 'Izvensodno reševanje potrošniških sporov'],
    [4, 'Sodišče'],
  ]);
});

describe.skipIf(onMock)('a complaint', () => {
  it.for([
    ['a bill of another user', 'Rok', '26100314'],
    ['a bill of a tenant', 'Ana', '26100771'],
    ['a bill of the reserve fund', 'Ana', '26100315'],
  ] as const)('has no term for %s', async ([, resident, number]) => {
    const token = await tokenOf(server.url, resident);
    const { status } = await call(server.url, { method: 'GET', path: path(number), token });
    expect(status).toBe(404);
  });

  it('is named by the line that it is about, in its month only', async () => {
    const token = await tokenOf(server.url, 'Ana');
    const named = async (period: string) => {
      const url = `/api/portal-user/v2/cost_specification/0137014?obdobje=${period}`;
      const { postavke } = (await ask(server.url, url, token)) as CostSpecification;
      return postavke
        .filter(({ id_reklamacije }) => id_reklamacije !== null)
        .map(({ vrsta_stroska, id_reklamacije }) => [vrsta_stroska, id_reklamacije]);
    };
    expect(await named('2026-10')).toEqual([['Hišniška opravila', 'V-2026-00930']]);
    expect(await named('2026-09')).toEqual([['Čiščenje skupnih prostorov', 'V-2026-00915']]);
    expect(await named('2026-08')).toEqual([]);
  });
});

describe.runIf(inProcess)('a complaint about several lines', () => {
  it('is named by each of them until it is cancelled', async () => {
    const token = await tokenOf(server.url, 'Ana');
    const named = async () => {
      const url = '/api/portal-user/v2/cost_specification/0137014?obdobje=2026-08';
      const { postavke } = (await ask(server.url, url, token)) as CostSpecification;
      return postavke.filter(({ id_reklamacije }) => id_reklamacije !== null).length;
    };
    const polja = {
      inventarna_stevilka: '0137014',
      obracun: '26080314',
      postavka: 'Upravljanje; Zavarovanje stavbe',
      opis: 'Količini nista pravi.',
    };
    const sent = await call(server.url, {
      method: 'POST',
      path: '/api/portal-user/v2/forms/reklamacija_obracuna',
      json: { polja },
      token,
    });
    expect(sent.status).toBe(201);
    expect(await named()).toBe(2);
    const number = Object(sent.json).st_vloge;
    const cancelled = await call(server.url, {
      method: 'DELETE',
      path: `/api/portal-user/v2/forms/submissions/${number}`,
      token,
    });
    expect(cancelled.status).toBe(204);
    expect(await named()).toBe(0);
  });
});
