/** Individual costs of a unit (pages.md P14, key ZN). */
import { describe, expect, it } from 'vitest';
import type { CostSpecification, RegularBills } from '../../src/api/schema';
import { rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';
import { addBill } from './rows';

const world = rareWorld();
const rok = 'zelenigaj/204511';
const flat = { payer: 'zelenigaj/104217', inventarna_stevilka: '0137014' };

describe.runIf(inProcess)('an individual cost', () => {
  it('belongs to the unit only, has a separate group, and is part of the bill', async () => {
    addBill(world.db, flat, '24120314', {
      obdobje: '2024-12',
      datum_izdaje: '2025-01-10',
      rok_placila: null,
      osnova: 3500,
      ddv: 770,
      znesek: 4270,
      placano: 4270,
    });
    world.db.costLine.create({
      key: '0137014/2024-12/1',
      inventarna_stevilka: flat.inventarna_stevilka,
      obdobje: '2024-12',
      skupina: 'drugo',
      vrsta_stroska: 'Zamenjava ključavnice v stanovanju',
      dobavitelj: 'Hišnik Plus s.p.',
      st_racuna: '91-2024',
      datum_racuna: '2024-12-17',
      znesek_racuna: 3500,
      kljuc: 'ZN',
      kolicina_stavbe: 1,
      kolicina_enote: 1,
      stopnja_ddv: 22,
    });
    const path = 'v2/cost_specification/0137014?obdobje=2024-12';
    const answer = await world.read<CostSpecification>(path);
    const sums = { osnova: 35, ddv: 7.7, znesek: 42.7 };
    expect(answer).toMatchObject({
      st_obracuna: '24120314',
      rok_placila: null,
      postavke: [{ skupina: 'drugo', kljuc: 'ZN', delez: 100, ...sums }],
      skupine: [{ skupina: 'drugo', ...sums }],
      skupaj_znesek: 42.7,
    });
    const bills = await world.read<RegularBills>('v2/regular_billing?leto=2024');
    expect(bills.skupaj_znesek).toBe(answer.skupaj_znesek);
  });
});

describe.runIf(inProcess)('a bill of the owner of a let unit', () => {
  it("is not explained by the lines of the tenant's bill of that month", async () => {
    const path = 'v2/cost_specification/0291007';
    expect((await world.read<CostSpecification>(path, rok)).postavke).not.toEqual([]);
    addBill(world.db, { ...flat, inventarna_stevilka: '0291007' }, '26109907');
    const owners = await world.read<CostSpecification>(path);
    expect(owners).toMatchObject({ obdobja: [], obdobje: null, postavke: [], pot_pdf: null });
  });
});
