import type { BuildingFault, FaultReport } from '../../src/api/schema';
import type { Caller } from '../server/context';
import type { Db, RowOf } from '../world/db';
import { entrancesOf } from './entrances';
import { isOpen, isVisible } from './fault-answer';
import type { PlainPhoto } from './sent-report';

const NUMBER = 'N-2026-';
const DIGITS = 5;
const MOST_SIMILAR = 20;

/** The field of a report that the building or the photos do not allow; `undefined` when all are right. */
export function wrongField(
  db: Db,
  { objekt_sifra, vhod, kraj, inventarna_stevilka }: FaultReport,
  photos: readonly (PlainPhoto | undefined)[],
): keyof FaultReport | 'fotografije' | undefined {
  if (vhod !== null && !entrancesOf(db, objekt_sifra).includes(vhod)) return 'vhod';
  if (kraj === 'enota' && inventarna_stevilka === null) return 'inventarna_stevilka';
  return photos.includes(undefined) ? 'fotografije' : undefined;
}

/** The numbers of the open faults of the same place and kind that the caller may see, newest first. */
export function similarTo(
  db: Db,
  { objekt_sifra, kraj, vhod, panoga }: FaultReport,
  caller: Caller,
): readonly string[] {
  const where = { objekt_sifra: { equals: objekt_sifra } };
  const isSamePlace = (row: RowOf<'fault'>) =>
    row.kraj === kraj && (row.vhod === vhod || row.vhod === null || vhod === null);
  return db.fault
    .findMany({ where })
    .filter((row) => isSamePlace(row) && row.panoga === panoga)
    .filter((row) => isOpen(row) && isVisible(row, caller))
    .map(({ st_prijave }) => st_prijave)
    .sort((a, b) => b.localeCompare(a))
    .slice(0, MOST_SIMILAR);
}

/** Adds a report with its photos. */
export function addFault(
  db: Db,
  { ni_podobna: _, ...report }: FaultReport,
  photos: readonly PlainPhoto[],
  { payer, user }: Caller,
  cas: string,
): RowOf<'fault'> {
  const first: BuildingFault['zgodovina'] = [{ cas, stanje: 'prejeto', opomba: null }];
  const row = db.fault.create({
    ...report,
    st_prijave: nextNumber(db),
    payer: payer.key,
    user_id: user.id,
    opis_javni: null,
    razlog: null,
    predviden_rok: null,
    drugih: 0,
    caka_potrditve: false,
    zgodovina: JSON.stringify(first),
    id_dogodka: null,
    na_strosek: null,
  });
  for (const [index, { type, bytes }] of photos.entries()) {
    db.faultPhoto.create({
      key: `${row.st_prijave}/${index + 1}`,
      st_prijave: row.st_prijave,
      st_fotografije: index + 1,
      vrsta: type,
      velikost: bytes.length,
      vsebina: Buffer.from(bytes).toString('base64'),
    });
  }
  return row;
}

function nextNumber(db: Db): string {
  const numbers = db.fault
    .getAll()
    .map(({ st_prijave }) => Number(st_prijave.slice(NUMBER.length)));
  const largest = numbers.reduce((most, number) => Math.max(most, number), 0);
  return `${NUMBER}${String(largest + 1).padStart(DIGITS, '0')}`;
}
