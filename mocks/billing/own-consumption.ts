import { hadUnitIn } from '../units/tenure';
import type { Db } from '../world/db';
import { DEMO_TODAY } from '../world/demo-today';
import { isDuring } from './tenant-items';

/**
 * Whether what was used in a unit in a month, `YYYY-MM`, is a payer's to see: the payer had the unit, and had not let it. A
 * tenant's consumption is the tenant's alone (C9).
 */
export function usedUnitIn(db: Db, payer: string, unit: string): (period: string) => boolean {
  const where = { owner: { equals: payer }, inventarna_stevilka: { equals: unit } };
  const leases = db.lease.findMany({ where });
  const isOwnTime = hadUnitIn(db, payer, unit);
  return (period) => isOwnTime(period) && !leases.some((lease) => isDuring(lease, period));
}

/** Whether a payer's unit is let today: its meters are the tenant's to read then (C9). */
export function isLetBy(db: Db, payer: string, unit: string): boolean {
  const where = { owner: { equals: payer }, inventarna_stevilka: { equals: unit } };
  return db.lease
    .findMany({ where })
    .some(
      ({ pogodba_od, pogodba_do }) =>
        pogodba_od <= DEMO_TODAY && (pogodba_do === null || pogodba_do >= DEMO_TODAY),
    );
}
