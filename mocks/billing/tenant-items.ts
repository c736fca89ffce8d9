import type { components } from '../../src/api/schema';
import type { Caller } from '../server/context';
import { unitLabel } from '../units/unit-label';
import { allRows } from '../values/all-rows';
import { toEuro } from '../values/money';
import type { Db, OpenItemRow, RowOf } from '../world/db';
import { DEMO_TODAY } from '../world/demo-today';
import { openItemsAnswer } from './open-items';
import { upnOf } from './upn';

type TenantOpenItems = components['schemas']['TenantOpenItems'];
type Lease = RowOf<'lease'>;

/**
 * The debts of the caller's tenants for operating costs of the caller's units during the lease, and no other data of
 * the tenants (pages.md P15). The payment order is the tenant's, with the owner as payer.
 */
export function tenantOpenItems(db: Db, caller: Caller): TenantOpenItems {
  const leases = db.lease.findMany({ where: { owner: { equals: caller.payer.key } } });
  const parts = leases.map((lease) => itemsOf(db, caller, lease));
  const cents = (amounts: readonly number[]) =>
    toEuro(amounts.reduce((sum, each) => sum + Math.round(each * 100), 0));
  const items = parts
    .flatMap(({ postavke }) => postavke)
    .sort((a, b) => dueOf(a).localeCompare(dueOf(b)));
  return {
    postavke: items,
    ...allRows(items),
    po_najemnikih: parts
      .filter(({ postavke }) => postavke.length > 0)
      .map(({ lease, skupaj_odprto, zapadlo }) => ({
        inventarna_stevilka: lease.inventarna_stevilka,
        najemnik: lease.najemnik,
        skupaj_odprto,
        zapadlo,
      })),
    skupaj_odprto: cents(parts.map(({ skupaj_odprto }) => skupaj_odprto)),
    zapadlo: cents(parts.map(({ zapadlo }) => zapadlo)),
  };
}

function itemsOf(db: Db, { payer }: Caller, lease: Lease) {
  const user = db.user.findFirst({ where: { id: { equals: payer.user_id } }, strict: true });
  const key = { inventarna_stevilka: { equals: lease.inventarna_stevilka } };
  const unit = db.unit.findFirst({ where: { ...key, payer: { equals: payer.key } }, strict: true });
  const tenant = db.payer.findFirst({ where: { key: { equals: lease.tenant } }, strict: true });
  const manager = db.manager.findFirst({
    where: { manager: { equals: payer.manager } },
    strict: true,
  });
  const rows = db.openItem
    .findMany({
      where: { ...key, payer: { equals: lease.tenant }, sklad: { equals: 'redni' } },
    })
    .filter(({ obdobje }) => isDuring(lease, obdobje));
  const parties = { user, manager, building: null, codePayer: tenant.code_payer };
  const answer = openItemsAnswer(rows, DEMO_TODAY, (row) => ({
    naziv_enote: unitLabel(unit),
    upn: upnOf(row, parties),
  }));
  return {
    lease,
    skupaj_odprto: answer.skupaj_odprto,
    zapadlo: answer.zapadlo,
    postavke: answer.postavke.map((item) => ({
      inventarna_stevilka: item.inventarna_stevilka,
      naziv_enote: item.naziv_enote,
      najemnik: lease.najemnik,
      sifra_placnika_najemnika: tenant.code_payer,
      st_dokumenta: item.st_dokumenta,
      obdobje: item.obdobje,
      datum_izdaje: item.datum_izdaje,
      rok_placila: item.rok_placila,
      dni_zamude: item.dni_zamude,
      znesek: item.znesek,
      placano: item.placano,
      odprto: item.odprto,
      status: item.status,
      direktna_obremenitev: item.direktna_obremenitev,
      pogodba_od: lease.pogodba_od,
      pogodba_do: lease.pogodba_do,
      upn: item.upn,
    })),
  };
}

export function isDuring({ pogodba_od, pogodba_do }: Lease, period: string): boolean {
  const ended = pogodba_do !== null && period > pogodba_do.slice(0, 7);
  return period >= pogodba_od.slice(0, 7) && !ended;
}

/** Items without a due date come last. */
function dueOf({ rok_placila }: Pick<OpenItemRow, 'rok_placila'>): string {
  return rok_placila ?? '9999';
}
