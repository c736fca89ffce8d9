import { randomInt } from 'node:crypto';
import { letters } from '../../server/letters';
import type { Mailbox } from '../../server/mailbox';
import { currentUnits } from '../../units/tenure';
import { addDays } from '../../values/days';
import { type Db, type PayerRow, payerKey, type RowOf, type UnitRow } from '../../world/db';
import { endAccesses, endShares } from './end-rights';
import { metersOf, statesOf, takerOf } from './handover-answer';

type Row = RowOf<'handover'>;

/** The pages of a payer who has no unit any more: the bills, the messages, the profile of the past. */
const FORMER_PAGES = [1, 2, 3, 7, 8, 14, 16, 17];
const OWNER_PAGES = Array.from({ length: 23 }, (_, index) => index + 1).filter((n) => n !== 15);
const TENANT_PAGES = [1, 2, 3, 7, 8, 9, 10, 11, 14, 16, 19, 20, 22];
const TENANTS_PAGE = 15;

const PASSWORD_SIGNS = 'ABCDEFGHJKLMNPRSTUVWXYZ23456789';

/**
 * Gives a unit to the taker, under a new payer code: bills belong to payer codes, so the old ones stay with the giver and
 * the new ones come to the taker.
 */
export function transfer(db: Db, row: Row, mailbox: Mailbox): void {
  const giver = db.payer.findFirst({ where: { key: { equals: row.payer } }, strict: true });
  const units = currentUnits(db, giver.key).filter(
    ({ inventarna_stevilka }) => inventarna_stevilka === row.inventarna_stevilka,
  );
  const taker = openPayer(db, giver, row);
  if (row.vrsta === 'najem') lease(db, row, giver, taker, units);
  else changeOwner(db, row, giver, taker, units);
  keepStates(db, row);
  const password = newBillPassword(db, taker);
  const { e_posta } = takerOf(row);
  const isLinked = taker.user_id !== 0;
  mailbox.send(e_posta ?? '', letters.taken(taker.code_payer, isLinked ? undefined : password));
}

function changeOwner(
  db: Db,
  row: Row,
  giver: PayerRow,
  taker: PayerRow,
  units: readonly UnitRow[],
): void {
  const { inventarna_stevilka: unit, datum_predaje } = row;
  const last = datum_predaje ?? '';
  const where = { inventarna_stevilka: { equals: unit } };
  const fact = db.unitFact.findFirst({ where, strict: true });
  const velja_od = addDays(last, 1);
  db.unitEnd.create({
    key: `${giver.key}/${unit}`,
    payer: giver.key,
    inventarna_stevilka: unit,
    velja_od: fact.velja_od,
    velja_do: last,
  });
  for (const each of units) addUnit(db, each, taker, each.vrsta);
  // The taker has paid nothing yet; what the unit has paid stays in the fund.
  const vplacano_prej = fact.vplacano_prej === null ? null : 0;
  db.unitFact.update({ where, data: { velja_od, vplacano_prej } });
  passOnLeases(db, { giver, taker, unit, last });
  endShares(db, giver, unit);
  const left = currentUnits(db, giver.key);
  if (left.length === 0) endAccesses(db, giver);
  const isLandlord = db.lease
    .findMany({ where: { owner: { equals: giver.key } } })
    .some(({ pogodba_do }) => pogodba_do === null || pogodba_do > last);
  const pages = giver.allowed_pages;
  const allowed_pages =
    left.length > 0 ? pages : pages.filter((page) => FORMER_PAGES.includes(page));
  const data = { allowed_pages, has_tenants: giver.has_tenants && isLandlord };
  db.payer.update({ where: { key: { equals: giver.key } }, data });
}

interface PassedOn {
  readonly giver: PayerRow;
  readonly taker: PayerRow;
  readonly unit: string;
  /** The giver's last day. */
  readonly last: string;
}

/** The tenant of a sold unit stays, with the taker as the landlord. */
function passOnLeases(db: Db, { giver, taker, unit, last }: PassedOn): void {
  const where = { owner: { equals: giver.key }, inventarna_stevilka: { equals: unit } };
  for (const { key, tenant, najemnik, pogodba_od, pogodba_do } of db.lease.findMany({ where })) {
    if (pogodba_do !== null && pogodba_do <= last) continue;
    db.lease.update({ where: { key: { equals: key } }, data: { pogodba_do: last } });
    db.lease.create({
      key: `${taker.key}/${unit}/${tenant}`,
      owner: taker.key,
      tenant,
      inventarna_stevilka: unit,
      najemnik,
      pogodba_od: pogodba_od > last ? pogodba_od : addDays(last, 1),
      pogodba_do,
    });
    letOut(db, taker);
  }
}

function lease(
  db: Db,
  row: Row,
  giver: PayerRow,
  taker: PayerRow,
  units: readonly UnitRow[],
): void {
  const { inventarna_stevilka: unit, datum_predaje } = row;
  const najemnik = takerOf(row).ime ?? '';
  for (const each of units.filter(({ vrsta }) => vrsta === 'U')) {
    db.unit.delete({ where: { key: { equals: each.key } } });
  }
  for (const each of units.filter(({ vrsta }) => vrsta !== 'U')) {
    db.unit.update({ where: { key: { equals: each.key } }, data: { vrsta: 'L' } });
    addUnit(db, each, taker, 'U');
  }
  db.unitFact.update({ where: { inventarna_stevilka: { equals: unit } }, data: { najemnik } });
  db.lease.create({
    key: `${giver.key}/${unit}/${taker.key}`,
    owner: giver.key,
    tenant: taker.key,
    inventarna_stevilka: unit,
    najemnik,
    pogodba_od: addDays(datum_predaje ?? '', 1),
    pogodba_do: null,
  });
  letOut(db, giver);
}

/** Gives a payer the page of the tenants' open items. */
function letOut(db: Db, { key, allowed_pages }: PayerRow): void {
  const pages = [...new Set([...allowed_pages, TENANTS_PAGE])].sort((a, b) => a - b);
  db.payer.update({
    where: { key: { equals: key } },
    data: { allowed_pages: pages, has_tenants: true },
  });
}

function addUnit(db: Db, unit: UnitRow, { key: payer }: PayerRow, vrsta: UnitRow['vrsta']): void {
  const key = `${payer}/${unit.inventarna_stevilka}/${vrsta}`;
  db.unit.create({
    objekt_sifra: unit.objekt_sifra,
    naziv: unit.naziv,
    stev_stavbe: unit.stev_stavbe,
    zaporedna: unit.zaporedna,
    stez_stanovanja: unit.stez_stanovanja,
    inventarna_stevilka: unit.inventarna_stevilka,
    key,
    payer,
    vrsta,
  });
}

/** A new payer code at the giver's manager, of the taker's account when there is one. */
function openPayer(db: Db, { manager }: PayerRow, row: Row): PayerRow {
  const rows = db.payer.findMany({ where: { manager: { equals: manager } } });
  const numbers = rows.map(({ code_payer }) => Number(code_payer)).filter(Number.isInteger);
  const code_payer = String(Math.max(0, ...numbers) + 1);
  return db.payer.create({
    key: payerKey(manager, code_payer),
    user_id: row.taker_id,
    manager,
    code_payer,
    allowed_pages: row.vrsta === 'najem' ? TENANT_PAGES : OWNER_PAGES,
    has_tenants: false,
  });
}

/** The password that the first bill has (pages.md C8). */
function newBillPassword(db: Db, { key: payer }: PayerRow): string {
  const signs = Array.from(
    { length: 8 },
    () => PASSWORD_SIGNS[randomInt(PASSWORD_SIGNS.length)] ?? '',
  ).join('');
  const password = `${signs.slice(0, 4)}-${signs.slice(4)}`;
  db.billPassword.create({ key: `${payer}/${password}`, payer, password });
  return password;
}

/** The states of the handover are the last ones; what the giver has read in the open window is the giver's. */
function keepStates(db: Db, row: Row): void {
  const states = statesOf(row);
  for (const meter of metersOf(db, row.inventarna_stevilka)) {
    const state = states[meter.st_merilnika] ?? null;
    const where = { st_merilnika: { equals: meter.st_merilnika } };
    const data = state === null ? {} : { zadnje_stanje: state, datum_zadnjega: row.datum_predaje };
    db.ownMeter.update({ where, data });
    db.ownState.deleteMany({
      where: { key: { equals: `${meter.st_merilnika}/${meter.odprto_od}` } },
    });
  }
}
