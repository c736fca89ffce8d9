/** The documents of a year's regular bills in one archive (pages.md P16). */
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { components } from '../../src/api/schema';
import { call } from '../support/call';
import { contexts } from '../support/contexts';
import { ask, tokenAt, tokenOf } from '../support/sessions';
import { onMock, testServer } from '../support/target';

type RegularBills = components['schemas']['RegularBills'];

const server = testServer();
const list = '/api/portal-user/v2/regular_billing';

const billsAt = async (query: string, token: string) =>
  (await ask(server.url, `${list}${query}`, token)) as RegularBills;
const download = (path: string | null, token: string) =>
  call(server.url, { method: 'GET', path: String(path), token });

it.skipIf(onMock)('contains each bill of the year as its own document', async () => {
  const token = await tokenOf(server.url, 'Ana');
  const { obracuni, pot_zip } = await billsAt('?leto=2026&inventarna_stevilka=0137014', token);
  const { status, headers, body } = await download(pot_zip, token);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/zip');
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="redni_obracuni_2026_104217.zip"',
  );
  expect(headers.get('content-security-policy')).toBe('sandbox');
  const files = unzipSync(body);
  expect(Object.keys(files).sort()).toEqual(
    obracuni.map((bill) => `redni_obracun_${bill.obdobje}_${bill.st_dokumenta}.pdf`).sort(),
  );
  for (const { obdobje, st_dokumenta, pot_pdf } of obracuni) {
    const { body: alone } = await download(pot_pdf, token);
    expect(files[`redni_obracun_${obdobje}_${st_dokumenta}.pdf`]).toEqual(alone);
  }
});

it.skipIf(onMock).each(contexts)(
  'at $context is offered for a year that has bills, and contains as many as the list',
  async ({ resident, context }) => {
    const token = await tokenAt(server.url, resident, context);
    const all = await billsAt('', token);
    expect(all.pot_zip).toBeNull();
    // The years between differ in nothing, and each bill is rendered for its archive.
    for (const year of new Set([...all.leta.slice(0, 1), ...all.leta.slice(-1)])) {
      const { obracuni, pot_zip } = await billsAt(`?leto=${year}`, token);
      const { body } = await download(pot_zip, token);
      expect(Object.keys(unzipSync(body))).toHaveLength(obracuni.length);
    }
    expect((await billsAt('?leto=2019', token)).pot_zip).toBeNull();
  },
);

it.skipIf(onMock).each([
  ['a year without bills', 'leto=2019'],
  ['an unknown unit', 'leto=2026&inventarna_stevilka=neznano'],
  ['the unit of another', 'leto=2026&inventarna_stevilka=0137014'],
  ['a unit of the caller’s other payer code', 'leto=2026&inventarna_stevilka=0044009'],
])('of %s does not exist', async (_, query) => {
  const context = query.endsWith('0044009') ? 'zelenigaj/104217' : 'zelenigaj/204511';
  const resident = query.endsWith('0044009') ? 'Ana' : 'Rok';
  const token = await tokenAt(server.url, resident, context);
  const { status, json } = await download(`${list}/zip?${query}`, token);
  expect([status, json]).toEqual([404, { code: 4 }]);
});

it.skipIf(onMock)('of another payer contains no foreign bill', async () => {
  const [ana, rok] = [await tokenOf(server.url, 'Ana'), await tokenOf(server.url, 'Rok')];
  const path = `${list}/zip?leto=2026`;
  const names = async (token: string) => {
    const { headers, body } = await download(path, token);
    return [headers.get('content-disposition'), ...Object.keys(unzipSync(body))];
  };
  const own = await names(rok);
  const others = await names(ana);
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter((name) => others.includes(name))).toEqual([]);
});
