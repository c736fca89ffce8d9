import type { Caller } from '../server/context';
import { unitLabel } from '../units/unit-label';
import type { Db } from '../world/db';

/** The manager and the owner of a document about a vote. @throws when the manager does not exist */
export function partiesOf(db: Db, { user, payer }: Caller) {
  const where = { manager: { equals: payer.manager } };
  return {
    user,
    manager: db.manager.findFirst({ where, strict: true }),
    contact: db.managerContact.findFirst({ where }),
  };
}

/** The caller's units with their shares, as rows of a document. */
export function unitRows(
  db: Db,
  units: readonly { readonly inventarna_stevilka: string; readonly delez_stevec: number }[],
  denominator: number | null,
): readonly (readonly [string, string])[] {
  return units.map(({ inventarna_stevilka, delez_stevec }) => {
    const where = { inventarna_stevilka: { equals: inventarna_stevilka } };
    const unit = db.unit.findFirst({ where });
    const share = denominator === null ? '/' : `${delez_stevec} / ${denominator}`;
    return [unit ? unitLabel(unit) : inventarna_stevilka, share];
  });
}
