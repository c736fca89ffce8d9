import { byText } from '../values/by-text';
import type { Db, UnitRow } from '../world/db';

/** The address of the entrance in which a unit is; a garage has that of its building and a word behind it. */
export function entranceOf({ naziv }: Pick<UnitRow, 'naziv'>): string {
  return naziv.split(',')[0] ?? naziv;
}

/** The entrances of a building, in order. */
export function entrancesOf(db: Db, objekt_sifra: string): string[] {
  const where = { objekt_sifra: { equals: objekt_sifra } };
  const others = db.entrance.findMany({ where }).map(({ naslov }) => naslov);
  const all = new Set([...others, ...db.unit.findMany({ where }).map(entranceOf)]);
  return [...all].sort(byText);
}
