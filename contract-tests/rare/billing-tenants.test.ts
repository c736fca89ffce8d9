/** Tenants' open items, in every state of bills and leases (pages.md P15). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/schema';
import { rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';
import { allOpen, expectedState, rareBills, stateOf } from './bill-states';
import { addBill } from './rows';

type TenantOpenItems = components['schemas']['TenantOpenItems'];

const world = rareWorld();
const tenant = { payer: 'zelenigaj/204511', inventarna_stevilka: '0291007' };
const read = () => world.read<TenantOpenItems>('v2/tenants/open_items');

function setLease(pogodba_do: string | null): void {
  const where = { tenant: { equals: tenant.payer } };
  world.db.lease.update({ where, data: { pogodba_do } });
}

describe.runIf(inProcess)('of a tenant', () => {
  beforeEach(() => {
    world.db.openItem.deleteMany({ where: { payer: { equals: tenant.payer } } });
  });

  it('without debts the list is empty', async () => {
    addBill(world.db, tenant, '6', { placano: 1000 });
    const none = {
      postavke: [],
      po_najemnikih: [],
      skupaj_odprto: 0,
      zapadlo: 0,
      naslednji_kazalec: null,
      stevilo_vrstic: 0,
    };
    expect(await read()).toEqual(none);
  });

  it('the list has bills in every state except the settled one; without a due date they come last', async () => {
    for (const { number, change } of rareBills) addBill(world.db, tenant, number, change);
    const answer = await read();
    const open = rareBills.filter(({ status }) => status !== 'placano');
    expect(answer.postavke.map(stateOf)).toEqual(open.map(expectedState));
    const totals = { skupaj_odprto: allOpen, zapadlo: 18 };
    expect(answer).toMatchObject({ ...totals, po_najemnikih: [totals] });
  });

  it('a bill for direct debit is marked', async () => {
    addBill(world.db, tenant, '1', { direktna_obremenitev: true });
    addBill(world.db, tenant, '2');
    const { postavke } = await read();
    expect(postavke.map(({ direktna_obremenitev }) => direktna_obremenitev)).toEqual([true, false]);
  });

  it('only operating costs are shown', async () => {
    addBill(world.db, tenant, '1', { sklad: 'prostovoljni_sklad' });
    addBill(world.db, tenant, '2');
    expect((await read()).postavke.map(({ st_dokumenta }) => st_dokumenta)).toEqual(['2']);
  });

  it.for([
    ['without an end', null, ['8', '9', '10']],
    ['that has ended', '2026-09-15', ['8', '9']],
  ] as const)('of a lease %s the bills of its time are shown', async ([, end, numbers]) => {
    for (const month of ['8', '9', '10']) {
      addBill(world.db, tenant, month, { obdobje: `2026-${month.padStart(2, '0')}` });
    }
    setLease(end);
    const { postavke } = await read();
    expect(postavke.map(({ st_dokumenta }) => st_dokumenta)).toEqual(numbers);
    expect(new Set(postavke.map(({ pogodba_do }) => pogodba_do))).toEqual(new Set([end]));
  });
});
