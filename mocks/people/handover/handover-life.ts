import { letters } from '../../server/letters';
import type { Mailbox } from '../../server/mailbox';
import type { Db, RowOf } from '../../world/db';
import type { DemoClock } from '../../world/demo-clock';
import { DEMO_TODAY } from '../../world/demo-today';
import { overtaken } from './draft-faults';
import { giversEmail, labelOf, takerOf } from './handover-answer';
import { changed } from './keep-draft';
import { transfer } from './transfer';

type Row = RowOf<'handover'>;

/** The time from the second signature to the start of the work on a handover, and to its end, in milliseconds. */
export const WORK_AFTER_MS = 20_000;
export const DECIDE_AFTER_MS = 45_000;

export type HandoverLife = ReturnType<typeof createHandoverLife>;

/**
 * What the demo's manager does with a handover that both parties have signed. There are no timers: `advance` does what is due by the
 * clock.
 * @param isRunning whether the manager works at all
 */
export function createHandoverLife(db: Db, clock: DemoClock, mailbox: Mailbox, isRunning: boolean) {
  const waiting = new Map<number, number>();
  const find = (id: number) => db.handover.findFirst({ where: { id_predaje: { equals: id } } });

  return {
    /** Both have signed. */
    received(id: number): void {
      if (isRunning) waiting.set(id, clock.elapsed());
    },

    /** Moves what is due; a handover that was withdrawn stays unchanged. */
    advance(): void {
      for (const [id, since] of waiting) {
        const age = clock.elapsed() - since;
        const row = find(id);
        const isLeft = row?.stanje === 'oddano' || row?.stanje === 'v_obdelavi';
        if (!row || !isLeft || age >= DECIDE_AFTER_MS) waiting.delete(id);
        if (!row || !isLeft || age < WORK_AFTER_MS) continue;
        if (age >= DECIDE_AFTER_MS) decide(db, row, mailbox);
        else if (row.stanje === 'oddano') work(db, row);
      }
    },
  };
}

/** The manager begins to work on a handover, which can no longer be withdrawn. */
export function work(db: Db, row: Row): void {
  changed(db, row, { stanje: 'v_obdelavi', razlicica: row.razlicica + 1 });
}

/** Why the manager refuses a handover: the unit is let and cannot be let again, or a meter cannot have a state. */
function refusalOf(db: Db, row: Row): string | null {
  const where = { inventarna_stevilka: { equals: row.inventarna_stevilka } };
  const isLet = db.unitFact.findFirst({ where })?.najemnik != null;
  if (row.vrsta === 'najem' && isLet) {
    return 'Enota je že oddana v najem. Najprej zaključite najem, ki še velja.';
  }
  return overtaken(db, row).length > 0
    ? 'Stanje števca je nižje od zadnjega. Preverite stanja in začnite novo predajo.'
    : null;
}

/** The manager's decision. */
export function decide(db: Db, row: Row, mailbox: Mailbox): void {
  const razlog = refusalOf(db, row);
  const stanje = razlog === null ? 'potrjeno' : 'zavrnjeno';
  const after = changed(db, row, { stanje, razlog, razlicica: row.razlicica + 1 });
  for (const to of [giversEmail(db, row), takerOf(row).e_posta ?? '']) {
    mailbox.send(to, letters.handoverEnd(labelOf(db, row.inventarna_stevilka), razlog));
  }
  if (razlog === null && (row.datum_predaje ?? DEMO_TODAY) < DEMO_TODAY) {
    transfer(db, after, mailbox);
  }
}
