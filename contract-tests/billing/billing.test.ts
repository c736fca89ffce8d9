import { describe, expect, it } from 'vitest';
import type { components } from '../../src/api/schema';
import { call } from '../support/call';
import { contexts } from '../support/contexts';
import { ask, type Resident, tokenAt } from '../support/sessions';
import { onMock, testServer } from '../support/target';
import { upnHash } from '../support/upn-payload';

type OpenItems = components['schemas']['OpenItems'];
type Unit = components['schemas']['Unit'];

const server = testServer();

async function openItems(resident: Resident, context: string, unit?: string): Promise<OpenItems> {
  const token = await tokenAt(server.url, resident, context);
  const query = unit === undefined ? '' : `?inventarna_stevilka=${unit}`;
  return (await ask(server.url, `/api/portal-user/v2/open_items${query}`, token)) as OpenItems;
}

/** The columns of the tables in pages.md P4 and P15. */
function table({ postavke }: OpenItems) {
  return postavke.map((item) => [
    item.st_dokumenta,
    item.sklad,
    item.obdobje,
    item.rok_placila,
    item.dni_zamude,
    item.znesek,
    item.placano,
    item.odprto,
    item.status,
  ]);
}

const cents = (euro: number) => Math.round(euro * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + cents(each), 0);

describe('the table', () => {
  it('of Ana at zelenigaj/104217 equals that of P4', async () => {
    const answer = await openItems('Ana', 'zelenigaj/104217');
    expect(table(answer)).toEqual([
      ['26090314', 'redni', '2026-09', '2026-10-30', 22, 106.9, 75, 31.9, 'zapadlo'],
      ['26100314', 'redni', '2026-10', '2026-11-30', 0, 217.5, 0, 217.5, 'odprto'],
      ['26100315', 'rezervni_sklad', '2026-10', '2026-11-30', 0, 37.44, 0, 37.44, 'odprto'],
    ]);
    expect(answer).toMatchObject({
      skupaj_odprto: 286.84,
      zapadlo: 31.9,
      nezapadlo: 254.94,
      naslednji_rok: '2026-11-30',
      po_skladih: [
        { sklad: 'redni', odprto: 249.4 },
        { sklad: 'rezervni_sklad', odprto: 37.44 },
      ],
    });
    expect(new Set(answer.postavke.map((item) => item.naziv_enote))).toEqual(
      new Set(['Javorjeva ulica 12 - 2 - 3 (14)']),
    );
  });

  it('of Rok equals that of P15', async () => {
    const answer = await openItems('Rok', 'zelenigaj/204511');
    expect(table(answer)).toEqual([
      ['26080771', 'redni', '2026-08', '2026-09-30', 52, 64.1, 0, 64.1, 'zapadlo'],
      ['26090771', 'redni', '2026-09', '2026-10-30', 22, 66.35, 0, 66.35, 'zapadlo'],
      ['26100771', 'redni', '2026-10', '2026-11-30', 0, 141.2, 0, 141.2, 'odprto'],
    ]);
    const totals = { skupaj_odprto: 271.65, zapadlo: 130.45, nezapadlo: 141.2 };
    expect(answer).toMatchObject({ ...totals, naslednji_rok: '2026-11-30' });
    expect(answer.postavke[0]?.naziv_enote).toBe('Brezova pot 4 (7)');
  });

  it('of Ana at breza/5530 has one bill open and one partly paid', async () => {
    const { postavke } = await openItems('Ana', 'breza/5530');
    expect(postavke.map(({ status }) => status)).toEqual(['delno_placano', 'odprto']);
  });

  it('is empty, with zero totals, when nothing is open', async () => {
    expect(await openItems('Ana', 'zelenigaj/118903')).toEqual({
      postavke: [],
      skupaj_odprto: 0,
      zapadlo: 0,
      nezapadlo: 0,
      naslednji_rok: null,
      placila_evidentirana_do: '2026-11-19',
      po_skladih: [],
      skupna_placila: [],
      naslednji_kazalec: null,
      stevilo_vrstic: 0,
    });
  });
});

describe.each(contexts)('the totals of $context', ({ resident, context }) => {
  it.skipIf(onMock)('are the sums of its rows, for all units and for each unit', async () => {
    const token = await tokenAt(server.url, resident, context);
    const units = (await ask(server.url, '/api/portal-user/v1/e_manager/enota', token)) as Unit[];
    const keys = [...new Set(units.map((unit) => unit.inventarna_stevilka))];
    const all = await openItems(resident, context);
    expectTotals(all);
    const parts = await Promise.all(keys.map((key) => openItems(resident, context, key)));
    parts.forEach(expectTotals);
    expect(sum(parts.map((part) => part.skupaj_odprto))).toBe(cents(all.skupaj_odprto));
    expect(parts.flatMap(({ postavke }, index) => postavke.filter(isNotOf(keys[index])))).toEqual(
      [],
    );
  });
});

function isNotOf(unit: string | undefined) {
  return ({ inventarna_stevilka }: Pick<Unit, 'inventarna_stevilka'>) =>
    inventarna_stevilka !== unit;
}

function expectTotals(answer: OpenItems): void {
  const { postavke } = answer;
  const overdue = postavke.filter(({ dni_zamude }) => dni_zamude > 0);
  expect(cents(answer.skupaj_odprto)).toBe(sum(postavke.map(({ odprto }) => odprto)));
  expect(cents(answer.zapadlo)).toBe(sum(overdue.map(({ odprto }) => odprto)));
  expect(cents(answer.zapadlo) + cents(answer.nezapadlo)).toBe(cents(answer.skupaj_odprto));
  expect(sum(answer.po_skladih.map(({ odprto }) => odprto))).toBe(cents(answer.skupaj_odprto));
  for (const item of postavke) {
    expect(cents(item.odprto)).toBe(cents(item.znesek) - cents(item.placano));
    expect(item.status === 'zapadlo').toBe(item.dni_zamude > 0);
  }
  const due = postavke.map(({ rok_placila }) => rok_placila ?? '9999-12-31');
  expect(due).toEqual([...due].sort());
}

describe('a payment order', () => {
  it('gives the UPN QR codes of the worked examples', async () => {
    const { postavke } = await openItems('Ana', 'zelenigaj/104217');
    const hashes = postavke.map(({ upn }) => upn && upnHash(upn));
    expect(hashes.slice(1)).toEqual([
      '1bee4e3ca17c68208fa5aecf87016e61caea707ad190cc109e4c3988671e2d84',
      '353885a43637764c9a43ff230959dad27db2a5e444e8f3196b68b7c6a061e8ed',
    ]);
  });

  it.each(contexts)('at $context is for the open amount', async ({ resident, context }) => {
    for (const { upn, odprto, rok_placila, sklad } of (await openItems(resident, context))
      .postavke) {
      expect(upn).toMatchObject({ znesek: odprto, rok_placila });
      expect(upn?.koda_namena).toBe(sklad === 'redni' ? 'COST' : 'OTHR');
    }
  });

  it('of a partly paid bill has its own reference', async () => {
    const { postavke } = await openItems('Ana', 'zelenigaj/104217');
    expect(postavke[0]?.upn).toMatchObject({ znesek: 31.9, referenca: 'SI121042172609011' });
    const tenant = await openItems('Ana', 'breza/5530');
    expect(tenant.postavke.at(-1)?.upn?.referenca).toBe('SI125530002610015');
  });
});

describe('one payment for several regular bills', () => {
  it('is one order with the payer’s own reference and the sum of the bills', async () => {
    const { postavke, skupna_placila } = await openItems('Ana', 'zelenigaj/104217');
    const [joint] = skupna_placila;
    expect(skupna_placila).toHaveLength(1);
    expect(joint).toEqual({
      sklad: 'redni',
      upn: {
        ...postavke[0]?.upn,
        znesek: 249.4,
        referenca: 'SI00104217',
        namen: 'Redni obračuni, plačnik 104217',
      },
    });
  });
});

it('an unknown unit and a foreign one get the same answer', async () => {
  const token = await tokenAt(server.url, 'Rok', 'zelenigaj/204511');
  const path = (unit: string) => `/api/portal-user/v2/open_items?inventarna_stevilka=${unit}`;

  for (const unit of ['0137014', 'neznana', '0']) {
    const { status, json } = await call(server.url, { method: 'GET', path: path(unit), token });
    expect([status, json]).toEqual([404, { code: 4 }]);
  }
  for (const noKey of ['%20', '.', '..']) {
    const { status } = await call(server.url, { method: 'GET', path: path(noKey), token });
    expect(status).toBe(422);
  }
});
