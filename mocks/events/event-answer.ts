import type { BuildingEvent } from '../../src/api/schema';
import type { CallersPayer } from '../server/context';
import { currentUnits } from '../units/tenure';
import type { Db, PayerRow, RowOf, UnitRow } from '../world/db';
import { entranceOf } from './entrances';
import { endOf, isPinned, stateAt } from './event-state';

type Row = RowOf<'buildingEvent'>;

/** The events of a building; the one that begins last is first. */
export function eventsOf(db: Db, objekt_sifra: string): readonly Row[] {
  return db.buildingEvent
    .findMany({ where: { objekt_sifra: { equals: objekt_sifra } } })
    .sort((a, b) => Date.parse(b.zacetek) - Date.parse(a.zacetek) || b.id_dogodka - a.id_dogodka);
}

/** A payer as a reader of one building's events. */
export interface Reader {
  readonly payer: CallersPayer;
  readonly units: readonly UnitRow[];
}

/** The payer's units in a building; found once for all its events. */
export function readerIn(db: Db, objekt_sifra: string, payer: CallersPayer): Reader {
  return { payer, units: currentUnits(db, payer.key, objekt_sifra) };
}

/** Whether an event concerns a unit of a reader. */
export function concerns({ obseg, vhodi, enote }: Row, { units }: Reader): boolean {
  if (obseg === 'stavba') return units.length > 0;
  if (obseg === 'vhod') return units.some((unit) => vhodi.includes(entranceOf(unit)));
  return units.some(({ inventarna_stevilka }) => enote.includes(inventarna_stevilka));
}

/** @param minute the server's time by which the state is true */
export function eventAnswer(row: Row, reader: Reader, minute: string): BuildingEvent {
  const { objekt_sifra: _building, enote: _units, ...rest } = plain(row);
  const { odpovedano: _cancelled, konca_sam: _own, ...event } = rest;
  const isOwner = !reader.payer.seesAsUser && reader.units.some(({ vrsta }) => vrsta !== 'U');
  return {
    ...event,
    uid: uidOf(row, reader.payer),
    konec: endOf(row, minute),
    stanje: stateAt(row, minute),
    prizadeta_moja_enota: concerns(row, reader),
    pripeto: isPinned(row, minute),
    posodobitve: JSON.parse(row.posodobitve),
    id_odlocitve: isOwner ? row.id_odlocitve : null,
  };
}

/** The id of an event in all calendars. */
function uidOf({ id_dogodka }: Row, { manager }: Pick<PayerRow, 'manager'>): string {
  return `dogodek-${id_dogodka}@${manager}.example.si`;
}

/** A row without the symbols of its table. */
function plain(row: Row): Row {
  return Object.fromEntries(Object.entries(row)) as Row;
}
