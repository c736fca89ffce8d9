import type { BuildingFault } from '../../src/api/schema';
import type { Caller } from '../server/context';
import type { Db, RowOf } from '../world/db';

type Row = RowOf<'fault'>;
type Step = BuildingFault['zgodovina'][number];

/** The most states in an answer: the first one, and the last ones. */
const MOST_STEPS = 100;

/** A report belongs to the user, at each payer code of theirs; a later user of a payer code sees none of its reports as their own. */
type Reporter = Pick<Caller, 'user'>;

export function historyOf({ zgodovina }: Row): readonly Step[] {
  return JSON.parse(zgodovina);
}

export function stateOf(row: Row): Step['stanje'] {
  return historyOf(row).at(-1)?.stanje ?? 'prejeto';
}

/** Whether the fault is neither done nor refused. */
export function isOpen(row: Row): boolean {
  return !['zakljuceno', 'zavrnjeno'].includes(stateOf(row));
}

export function isReporter(row: Row, { user }: Reporter): boolean {
  return row.user_id === user.id;
}

/** Whether a resident of the building may know of a fault: those in a unit are its reporter's own matter. */
export function isVisible(row: Row, caller: Reporter): boolean {
  return row.kraj !== 'enota' || isReporter(row, caller);
}

/** The key of what a user has said about a fault. */
export function meTooKey({ st_prijave }: Row, { user }: Reporter): string {
  return `${st_prijave}/${user.id}`;
}

/** The path of a photo (`downloadFaultPhoto`). */
function photoPath(product: string, { st_prijave, st_fotografije }: RowOf<'faultPhoto'>): string {
  return `/api/${product}-user/v2/fault/${st_prijave}/photo/${st_fotografije}`;
}

/** A fault as the caller sees it: text, photos and unit are only in the answers to its reporter. */
export function faultAnswer(db: Db, row: Row, caller: Reporter, product: string): BuildingFault {
  const history = historyOf(row);
  const moja = isReporter(row, caller);
  const where = { st_prijave: { equals: row.st_prijave } };
  const photos = moja ? db.faultPhoto.findMany({ where }) : [];
  return {
    st_prijave: row.st_prijave,
    objekt_sifra: row.objekt_sifra,
    prijavljeno: history[0]?.cas ?? '',
    kraj: row.kraj,
    vhod: row.vhod,
    inventarna_stevilka: moja ? row.inventarna_stevilka : null,
    panoga: row.panoga,
    opis_javni: row.opis_javni,
    opis: moja ? row.opis : null,
    fotografije: photos
      .map((photo) => ({
        st_fotografije: photo.st_fotografije,
        velikost: photo.velikost,
        pot: photoPath(product, photo),
      }))
      .sort((a, b) => a.st_fotografije - b.st_fotografije),
    stanje: stateOf(row),
    razlog: row.razlog,
    predviden_rok: row.predviden_rok,
    st_podobnih: row.drugih + db.meToo.findMany({ where }).length,
    moja,
    tudi_pri_meni:
      db.meToo.findFirst({ where: { key: { equals: meTooKey(row, caller) } } }) !== null,
    caka_potrditve: moja && row.caka_potrditve,
    zgodovina: history.filter((_, index) => index === 0 || index > history.length - MOST_STEPS),
    id_dogodka: row.id_dogodka,
    na_strosek: row.na_strosek,
  };
}

/** Reports of the same moment are ordered by number. */
export function newestFirst(a: BuildingFault, b: BuildingFault): number {
  const later = Date.parse(b.prijavljeno) - Date.parse(a.prijavljeno);
  return later || b.st_prijave.localeCompare(a.st_prijave);
}
