import type { Db, RowOf } from '../../world/db';
import { firstOpenMonth } from './costs';
import { filesOf, type Taker, takerOf } from './handover-answer';
import type { SentDraft, SentFile } from './sent-draft';

type Row = RowOf<'handover'>;

/** Keeps a draft that has no fault. @returns its row as it is now */
export function keepDraft(db: Db, row: Row, { draft, file, print }: SentDraft): Row {
  const { prevzemnik, datum_predaje, stevci, vrsta } = draft;
  for (const { key, id_priloge } of filesOf(db, row)) {
    if (draft.priloge.includes(id_priloge)) continue;
    db.handoverFile.delete({ where: { key: { equals: key } } });
  }
  if (file !== null && file !== 'wrong') addFile(db, row, file);
  const before = takerOf(row);
  const davcna = prevzemnik.davcna ?? (isSamePerson(before, prevzemnik) ? before.davcna : null);
  const states = Object.fromEntries(stevci.map((each) => [each.st_merilnika, each.stanje]));
  const data = {
    vrsta,
    datum_predaje,
    prvi_mesec: datum_predaje === null ? null : firstOpenMonth(db, row),
    prevzemnik: JSON.stringify({ ...prevzemnik, davcna }),
    stevci: JSON.stringify(states),
    razlicica: row.razlicica + 1,
    zadnji_odtis: print,
  };
  return changed(db, row, data);
}

/** Whether a draft names the taker that it has named before; the tax number of another person must not stay. */
function isSamePerson(before: Taker, now: Taker): boolean {
  return before.ime === now.ime && before.e_posta?.toLowerCase() === now.e_posta?.toLowerCase();
}

/** Changes a handover. @returns its row as it is now */
export function changed(db: Db, { id_predaje }: Pick<Row, 'id_predaje'>, data: Partial<Row>): Row {
  const where = { id_predaje: { equals: id_predaje } };
  db.handover.update({ where, data });
  return db.handover.findFirst({ where, strict: true });
}

/** Adds a file; a photo replaces the one of its meter. */
function addFile(db: Db, row: Row, { bytes, ...file }: SentFile): void {
  const all = filesOf(db, row);
  const old = all.find(
    ({ vrsta, st_merilnika }) => vrsta === 'stevec' && st_merilnika === file.st_merilnika,
  );
  const id_priloge = Math.max(0, ...all.map((each) => each.id_priloge)) + 1;
  if (old) db.handoverFile.delete({ where: { key: { equals: old.key } } });
  db.handoverFile.create({
    ...file,
    key: `${row.id_predaje}/${id_priloge}`,
    id_predaje: row.id_predaje,
    id_priloge,
    velikost: bytes.length,
    vsebina: Buffer.from(bytes).toString('base64'),
  });
}
