/** Bills of the reserve fund of buildings of every age (pages.md P17). */
import { describe, expect, it } from 'vitest';
import type { components } from '../../src/api/schema';
import { rareWorld } from '../support/rare-world';
import { inProcess } from '../support/target';

type ReserveBills = components['schemas']['ReserveBills'];

const world = rareWorld();

describe.runIf(inProcess)('the age class of a building', () => {
  it.for([
    ['new', 2026, 'I', 0],
    ['of ten years', 2016, 'I', 0],
    ['of eleven years', 2015, 'II', 0.2],
    ['of thirty years', 1996, 'II', 0.2],
    ['of sixty years', 1966, 'III', 0.25],
    ['over sixty years old', 1965, 'IV', 0.3],
  ] as const)('%s determines the least contribution', async ([, year, starostni_razred, least]) => {
    const where = { objekt_sifra: { equals: '0137' } };
    world.db.buildingFacts.update({ where, data: { leto_izgradnje: year } });
    const { obracuni } = await world.read<ReserveBills>('v2/reserve_fund_billing?leto=2026');
    expect(obracuni).toHaveLength(10);
    for (const bill of obracuni) {
      expect(bill).toMatchObject({ starostni_razred, najnizji_na_m2: least, prispevek_na_m2: 0.6 });
    }
  });
});
