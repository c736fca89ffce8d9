import type { Caller } from '../server/context';
import { addDays, addMonths } from '../values/days';
import type { Db, RowOf, UnitRow } from '../world/db';

/** The end of a payer's time in a unit, after which the payer keeps only the bills (pages.md P36). */
export function endOfUnit(db: Db, payer: string, unit: string): RowOf<'unitEnd'> | undefined {
  return db.unitEnd.findFirst({ where: { key: { equals: `${payer}/${unit}` } } }) ?? undefined;
}

/**
 * Whether what is about a unit is the caller's to see: after a handover the bills stay with the former owner alone, and a person
 * whom the owner has invited no longer sees them (pages.md P36).
 */
export function openUnits(
  db: Db,
  { payer, access }: Pick<Caller, 'payer' | 'access'>,
): (row: { readonly inventarna_stevilka: string }) => boolean {
  if (!access) return () => true;
  const rows = db.unitEnd.findMany({ where: { payer: { equals: payer.key } } });
  const ended = new Set(rows.map(({ inventarna_stevilka }) => inventarna_stevilka));
  return ({ inventarna_stevilka }) => !ended.has(inventarna_stevilka);
}

/** The units that a payer has now; those that were handed over are left out. */
export function currentUnits(db: Db, payer: string, objekt_sifra?: string): UnitRow[] {
  const where = {
    payer: { equals: payer },
    ...(objekt_sifra !== undefined && { objekt_sifra: { equals: objekt_sifra } }),
  };
  const ended = new Set(
    db.unitEnd
      .findMany({ where: { payer: { equals: payer } } })
      .map(({ inventarna_stevilka }) => inventarna_stevilka),
  );
  return db.unit
    .findMany({ where })
    .filter(({ inventarna_stevilka }) => !ended.has(inventarna_stevilka));
}

/** The first day of a payer's time in a unit; `null` when it is not known. */
export function beginOfUnit(db: Db, payer: string, unit: string): string | null {
  const end = endOfUnit(db, payer, unit);
  if (end) return end.velja_od;
  const own = { inventarna_stevilka: { equals: unit } };
  const lease = db.lease.findFirst({ where: { tenant: { equals: payer }, ...own } });
  return lease?.pogodba_od ?? db.unitFact.findFirst({ where: own })?.velja_od ?? null;
}

/** Whether a payer had a unit for the whole of a month, `YYYY-MM`: what was used then is the payer's to see. */
export function hadUnitIn(db: Db, payer: string, unit: string): (period: string) => boolean {
  const end = endOfUnit(db, payer, unit);
  const since = beginOfUnit(db, payer, unit);
  return (period) =>
    (since === null || `${period}-01` >= since) &&
    (end === undefined || addDays(end.velja_do, 1) >= `${addMonths(period, 1)}-01`);
}
