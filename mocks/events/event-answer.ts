import type { BuildingEvent } from '../../src/api/schema';
import { buildingRole } from '../building/building-role';
import type { Db, PayerRow, RowOf } from '../world/db';
import { entranceOf } from './entrances';
import { endOf, isPinned, stateAt } from './event-state';

type Row = RowOf<'buildingEvent'>;

/** The events of a building; the one that begins last is first. */
export function eventsOf(db: Db, objekt_sifra: string): readonly Row[] {
  return db.buildingEvent
    .findMany({ where: { objekt_sifra: { equals: objekt_sifra } } })
    .sort((a, b) => Date.parse(b.zacetek) - Date.parse(a.zacetek) || b.id_dogodka - a.id_dogodka);
}

/** Whether an event concerns a unit of a payer in its building. */
export function concerns(db: Db, { obseg, vhodi, enote, objekt_sifra }: Row, payer: PayerRow) {
  const where = { payer: { equals: payer.key }, objekt_sifra: { equals: objekt_sifra } };
  const units = db.unit.findMany({ where });
  if (obseg === 'stavba') return units.length > 0;
  if (obseg === 'vhod') return units.some((unit) => vhodi.includes(entranceOf(unit)));
  return units.some(({ inventarna_stevilka }) => enote.includes(inventarna_stevilka));
}

/** @param minute the server's time by which the state is true */
export function eventAnswer(db: Db, row: Row, payer: PayerRow, minute: string): BuildingEvent {
  const {
    objekt_sifra,
    enote: _units,
    odpovedano: _cancelled,
    konca_sam: _own,
    ...event
  } = plain(row);
  const isOwner = buildingRole(db, payer, objekt_sifra) === 'owner';
  return {
    ...event,
    uid: uidOf(row, payer),
    konec: endOf(row, minute),
    stanje: stateAt(row, minute),
    prizadeta_moja_enota: concerns(db, row, payer),
    pripeto: isPinned(row, minute),
    posodobitve: JSON.parse(row.posodobitve),
    id_odlocitve: isOwner ? row.id_odlocitve : null,
  };
}

/** The id of an event in all calendars. */
export function uidOf({ id_dogodka }: Row, { manager }: Pick<PayerRow, 'manager'>): string {
  return `dogodek-${id_dogodka}@${manager}.example.si`;
}

/** A row without the symbols of its table. */
function plain(row: Row): Row {
  return Object.fromEntries(Object.entries(row)) as Row;
}
