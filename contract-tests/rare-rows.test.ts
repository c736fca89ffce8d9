/** What the demo world has no example of, and a real manager has: such rows answer by the description as well. */
import { beforeAll, expect, it } from 'vitest';
import type { OpenItemRow } from '../mocks/db';
import { call } from './support/call';
import { tokenAt } from './support/sessions';
import { inProcess, testServer } from './support/target';

const server = testServer();
const payer = 'zelenigaj/118903';
const where = { key: { equals: payer } };

const bill: Omit<OpenItemRow, 'key' | 'st_dokumenta'> = {
  payer,
  inventarna_stevilka: '0137G05',
  sklad: 'redni',
  obdobje: '2026-10',
  datum_izdaje: '2026-11-11',
  rok_placila: '2026-11-30',
  znesek: 1000,
  placano: 0,
  obresti: 0,
  st_opominov: 0,
  datum_opomina: null,
  v_izvrsbi: false,
  direktna_obremenitev: false,
};

const rare: Readonly<Record<string, Partial<OpenItemRow>>> = {
  '1': { v_izvrsbi: true, st_opominov: 2, datum_opomina: '2026-10-15', obresti: 125 },
  '2': { rok_placila: null },
  '3': { rok_placila: '1899-12-30', direktna_obremenitev: true },
  '4': { sklad: 'prostovoljni_sklad' },
  '5': { placano: 1500 },
  '6': { placano: 1000 },
};

const get = async (path: string) => {
  const token = await tokenAt(server.url, 'Ana', payer);
  return call(server.url, { method: 'GET', path, token });
};

beforeAll(() => {
  if (!inProcess) return;
  const { openItem } = server.backend.db;
  for (const [number, row] of Object.entries(rare)) {
    openItem.create({ ...bill, ...row, key: `${payer}/${number}`, st_dokumenta: number });
  }
});

it.runIf(inProcess)('bills of every kind and state, their sums included', async () => {
  const { status, json } = await get('/api/portal-user/v2/open_items');
  expect(status).toBe(200);
  expect(json).toMatchObject({ skupaj_odprto: 35, zapadlo: 0, nezapadlo: 35 });
  const statuses = Object(json).postavke.map((item: { status: string }) => item.status);
  expect(new Set(statuses)).toEqual(new Set(['v_izvrsbi', 'odprto', 'preplacilo', 'placano']));
});

it.runIf(inProcess)('a payer without units', async () => {
  const { unit } = server.backend.db;
  const [own] = unit.findMany({ where: { payer: { equals: payer } } });
  if (!own) throw new Error('the demo world has no unit here');
  unit.delete({ where: { key: { equals: own.key } } });
  const { status, json } = await get('/api/portal-user/v1/e_manager/enota');
  unit.create({ ...own, vrsta: 'L+U' });
  expect([status, json]).toEqual([200, []]);
});

it.runIf(inProcess)('a unit that the server has merged itself', async () => {
  const { json } = await get('/api/portal-user/v1/e_manager/enota');
  expect(json).toMatchObject([{ inventarna_stevilka: '0137G05', vrsta: 'L+U' }]);
});

it.runIf(inProcess)('a user who may see no page', async () => {
  const { payer: payers } = server.backend.db;
  const { allowed_pages } = payers.findFirst({ where, strict: true });
  payers.update({ where, data: { allowed_pages: [] } });
  const { json } = await get('/api/portal-user/v2/allowed_pages');
  payers.update({ where, data: { allowed_pages } });
  expect(json).toEqual([]);
});
