import type { Db } from '../../world/db';
import type { DemoClock } from '../../world/demo-clock';
import { debitedFrom, markBills, ownDaysFrom } from './debited-bills';
import type { MandateRow } from './delivery-answer';
import { changed } from './keep-mandate';

/** The time from a mandate's signature to the manager's confirmation, in milliseconds. */
export const CONFIRM_AFTER_MS = 45_000;

export type MandateLife = ReturnType<typeof createMandateLife>;

/**
 * The demo's manager confirms mandates that wait for the signature, as if the paper had arrived. There are no timers: `advance` does what
 * is due by the clock.
 * @param isRunning whether the manager works at all
 */
export function createMandateLife(db: Db, clock: DemoClock, isRunning: boolean) {
  const waiting = new Map<number, number>();

  return {
    /** A mandate waits for the signature. */
    received({ id_pooblastila }: MandateRow): void {
      if (isRunning) waiting.set(id_pooblastila, clock.elapsed());
    },

    /** Confirms what is due; a mandate that was taken back stays unchanged. */
    advance(): void {
      for (const [id, since] of waiting) {
        const row = db.mandate.findFirst({ where: { id_pooblastila: { equals: id } } });
        const isLeft = row?.stanje === 'v_podpisu';
        const isDue = clock.elapsed() - since >= CONFIRM_AFTER_MS;
        if (!isLeft || isDue) waiting.delete(id);
        if (row && isLeft && isDue) confirm(db, row, clock.now());
      }
    },
  };
}

/** The manager confirms a mandate: the open bills that are due late enough will be debited. */
export function confirm(db: Db, row: MandateRow, now: string): void {
  const veljavno_od = debitedFrom();
  changed(db, row, {
    stanje: 'aktivno',
    razlicica: row.razlicica + 1,
    stanje_od: now,
    veljavno_od,
  });
  markBills(db, row.payer, veljavno_od, true);
}

/**
 * Ends a mandate: one in force ends with its day. Of one that never was in force only number and version are kept, so that no
 * other paper gets its reference.
 */
export function endMandate(db: Db, row: MandateRow, now: string): void {
  if (row.stanje === 'osnutek' || row.stanje === 'v_podpisu') {
    const nothing = { imetnik: null, naslov: '{}', iban: null, zadnji_odtis: '' } as const;
    changed(db, row, { ...nothing, stanje: 'osnutek', izbrisano: true });
  }
  if (row.stanje !== 'aktivno') return;
  const placujete_sami_od = ownDaysFrom(row.veljavno_od);
  const ended = { stanje: 'ukinjeno', razlog: 'preklic', placujete_sami_od } as const;
  changed(db, row, { ...ended, razlicica: row.razlicica + 1, stanje_od: now });
  markBills(db, row.payer, placujete_sami_od, false);
}
