import { stateOf } from '../../decisions/decision-state';
import type { Db, PayerRow } from '../../world/db';
import { DEMO_NOW } from '../../world/demo-today';

const isRunning = (db: Db, id: number) => {
  const where = { id_odlocitve: { equals: id } };
  const state = stateOf(db.decision.findFirst({ where, strict: true }));
  return state === 'odprto' || state === 'najavljeno';
};

/**
 * Ends what a unit that was handed over counts for the giver in the running decisions (pages.md P30). A vote that was given
 * before stays: it binds the next owner.
 */
export function endShares(db: Db, { key: payer }: PayerRow, unit: string): void {
  const own = { payer: { equals: payer } };
  const voted = new Set(db.vote.findMany({ where: own }).map(({ id_odlocitve }) => id_odlocitve));
  const ofUnit = { where: { ...own, inventarna_stevilka: { equals: unit } } };
  for (const { key, id_odlocitve } of db.voteShare.findMany(ofUnit)) {
    if (voted.has(id_odlocitve) || !isRunning(db, id_odlocitve)) continue;
    db.voteShare.update({ where: { key: { equals: key } }, data: { prodano: true } });
  }
}

/** Ends the accesses and invitations at a payer code that has no unit any more (pages.md P32). */
export function endAccesses(db: Db, { key: payer }: PayerRow): void {
  for (const row of db.coUser.findMany({ where: { payer: { equals: payer } } })) {
    if (row.preklican_ob !== null) continue;
    const where = { id_souporabnika: { equals: row.id_souporabnika } };
    db.coUser.update({ where, data: { preklican_ob: DEMO_NOW } });
  }
}
