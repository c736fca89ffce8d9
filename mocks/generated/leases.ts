import type { PayerRow, RowOf } from '../world/db';
import { createRandom } from './random';
import { type GeneratedUnit, personName } from './units';

/** A tenant: payer code, row of the unit, and lease. */
export interface GeneratedLease {
  readonly payer: PayerRow;
  readonly unit: GeneratedUnit;
  readonly lease: RowOf<'lease'>;
}

/**
 * One in twenty of the units that a payer owns and does not use is let, at most twenty; the tenants have no account.
 */
export function generateLeases(
  { key: owner, manager }: PayerRow,
  units: readonly GeneratedUnit[],
  seed: number,
): readonly GeneratedLease[] {
  const random = createRandom(seed, `leases of ${owner}`);
  const onlyOwned = units.filter(({ rows }) => rows.every(({ vrsta }) => vrsta === 'L'));
  return onlyOwned.slice(0, Math.min(20, Math.ceil(onlyOwned.length / 20))).map((unit, index) => {
    const code_payer = String(700_001 + index);
    const tenant = `${manager}/${code_payer}`;
    const { inventarna_stevilka } = unit.fact;
    const najemnik = personName(random);
    const [row] = unit.rows;
    if (!row) throw new Error(`unit ${inventarna_stevilka} has no row`);
    return {
      payer: {
        key: tenant,
        user_id: 0,
        manager,
        code_payer,
        allowed_pages: [2, 7, 16],
        has_tenants: false,
      },
      unit: {
        ...unit,
        rows: [{ ...row, payer: tenant, vrsta: 'U', key: `${tenant}/${inventarna_stevilka}/U` }],
        fact: { ...unit.fact, najemnik },
      },
      lease: {
        key: `${owner}/${inventarna_stevilka}/${tenant}`,
        owner,
        tenant,
        inventarna_stevilka,
        najemnik,
        pogodba_od: `${random.whole(2015, 2022)}-01-01`,
        pogodba_do: random.pick([null, '2027-08-31']),
      },
    };
  });
}
