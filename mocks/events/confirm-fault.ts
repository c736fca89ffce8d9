import type { BuildingFault, FaultConfirmation } from '../../src/api/schema';
import type { Db, RowOf } from '../world/db';
import { historyOf } from './fault-answer';

type Row = RowOf<'fault'>;
type Step = BuildingFault['zgodovina'][number];

/** The longest text of a report. */
const LONGEST = 2000;

/** Changes a fault. @returns the row as it is now */
export function changeFault(db: Db, { st_prijave }: Row, data: Partial<Row>): Row {
  const where = { st_prijave: { equals: st_prijave } };
  db.fault.update({ where, data });
  return db.fault.findFirst({ where, strict: true });
}

/** Adds a state to a fault. @returns the row as it is now */
export function moveFault(db: Db, row: Row, step: Step, data: Partial<Row> = {}): Row {
  return changeFault(db, row, { ...data, zgodovina: JSON.stringify([...historyOf(row), step]) });
}

/** A fault whose reporter has said whether it is done: one that is not done is open again. */
export function confirmed(
  db: Db,
  row: Row,
  { opravljeno, opis }: FaultConfirmation,
  cas: string,
): Row {
  if (opravljeno) return changeFault(db, row, { caka_potrditve: false });
  const added = opis === null ? '' : `\n\n${opis}`;
  // A report that is full loses its own end, not what is new.
  const described = [...(row.opis ?? '')].slice(0, LONGEST - [...added].length).join('');
  const text = `${described}${added}`;
  const step = { cas, stanje: 'prejeto', opomba: null } as const;
  return moveFault(db, row, step, { opis: text, caka_potrditve: false });
}
