/** Voluntary funds of every kind (pages.md P7). */
import { describe, expect, it } from 'vitest';
import type { RowOf } from '../../mocks/world/db';
import type { components } from '../../src/api/schema';
import { call } from '../support/call';
import { ana, rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';
import { addFile } from './rows';

type VoluntaryFunds = components['schemas']['VoluntaryFunds'];

const world = rareWorld();
const id_sklada = 77;

function addFund(change: Partial<RowOf<'voluntaryFund'>>): void {
  world.db.voluntaryFund.create({
    id_sklada,
    objekt_sifra: '0137',
    naziv: 'Sklad za polnilnico',
    namen: 'Polnilnica za električna vozila',
    podlaga: 'Pogodba lastnikov',
    datum_sklepa: '2026-11-02',
    velja_od: '2026-12-01',
    velja_do: '2028-11-30',
    prispevek: 12,
    osnova_prispevka: 'enota',
    ciljni_znesek: 900_000,
    zacetno_stanje: 5000,
    zaracunano: 0,
    ...change,
  });
}

async function read(query = '') {
  const { skladi } = await world.read<VoluntaryFunds>(`v2/voluntary_fund/0137${query}`);
  return skladi.find((fund) => fund.id_sklada === id_sklada);
}

describe.runIf(inProcess)('a voluntary fund', () => {
  it.for(['m2', 'delez'] as const)('has contributions by %s', async (osnova_prispevka) => {
    addFund({ osnova_prispevka });
    expect(await read()).toMatchObject({ osnova_prispevka, prispevek: 0.12 });
  });

  it('that has just started has its initial balance and no ledger', async () => {
    addFund({ datum_sklepa: null });
    const nothing = { vplacano: 0, poraba: 0, moje_zaracunano: 0, moje_vplacano: 0, promet: [] };
    expect(await read()).toMatchObject({ datum_sklepa: null, stanje: 50, ...nothing });
  });

  it('without an end is never closed', async () => {
    addFund({ velja_do: null });
    expect(await read('?leto=2031')).toMatchObject({ velja_do: null, zakljucen: false });
    expect(await read('?leto=2025')).toBeUndefined();
  });

  it('has the paths of the invoices that it has paid', async () => {
    addFund({});
    addFile(world.db, 1, { stran: 18 });
    const spent = { id_sklada, datum: '2026-11-20', opis: 'Projekt', izvajalec: null, dobro: 0 };
    world.db.voluntaryPosting.create({ ...spent, key: '77/1', breme: 1250, id_dokumenta: 1 });
    const fund = await read();
    expect(fund).toMatchObject({ poraba: 12.5, stanje: 37.5, promet: [{ saldo: 37.5 }] });
    const path = String(fund?.promet[0]?.pot_pdf);
    const token = await world.tokenOf(ana);
    expect((await call(world.url, { method: 'GET', path, token })).status).toBe(200);
  });
});
