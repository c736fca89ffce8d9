import { createHash } from 'node:crypto';
import type { components } from '../../../src/api/schema';
import type { Caller } from '../../server/context';
import type { Db } from '../../world/db';
import { creditorOf, type MandateRow, mandateOf, mandatesOf } from './delivery-answer';
import { isSepaIban } from './sepa-iban';

type Schemas = components['schemas'];
type Draft = Schemas['MandateDraft'];
type FieldError = Schemas['FieldError'];

const isOpen = ({ stanje }: MandateRow) => stanje === 'osnutek' || stanje === 'v_podpisu';

const printOf = (draft: Draft) => createHash('sha256').update(JSON.stringify(draft)).digest('hex');

/** The mandate that this very request has left behind, for a request that is sent again after a lost answer. */
export function keptBefore(db: Db, { payer }: Caller, draft: Draft): MandateRow | undefined {
  const row = mandateOf(db, payer.key);
  return row && isOpen(row) && row.zadnji_odtis === printOf(draft) ? row : undefined;
}

/** Why a draft cannot be kept, apart from faults of its fields. */
export function refusalOf(
  db: Db,
  { payer }: Caller,
  { razlicica, iban }: Draft,
): Schemas['MandateRefusal']['razlog'] {
  if (!creditorOf(db, payer.manager)) return 'ni_ponudbe';
  const row = mandateOf(db, payer.key);
  if (row?.stanje === 'aktivno') return 'aktivno';
  if (razlicica !== (row && isOpen(row) ? row.razlicica : null)) return 'spremenjeno';
  return iban !== null && managersAccounts(db, payer.manager).has(iban)
    ? 'racun_upravnika'
    : undefined;
}

/** The accounts to which bills are paid: payers take them from a payment order by mistake. */
function managersAccounts(db: Db, manager: string): ReadonlySet<string> {
  const { iban } = db.manager.findFirst({ where: { manager: { equals: manager } }, strict: true });
  const funds = db.building
    .getAll()
    .flatMap(({ iban_rezervni_sklad }) => iban_rezervni_sklad ?? []);
  return new Set([iban, ...funds]);
}

/** What is wrong in a draft, and what is missing in one for the signature. */
export function faultsOf(db: Db, { payer }: Caller, draft: Draft): FieldError[] {
  if (draft.iban !== null && !isSepaIban(draft.iban)) return [fault('iban', 'neustrezno')];
  if (draft.stanje === 'osnutek') return [];
  const row = mandateOf(db, payer.key);
  const before = row && isOpen(row) ? row.iban : null;
  const values = { imetnik: draft.imetnik, iban: draft.iban ?? before, ...draft.naslov };
  return Object.entries(values).flatMap(([field, value]) =>
    value === null ? [fault(field, 'manjka')] : [],
  );
}

function fault(polje: string, razlog: FieldError['razlog']): FieldError {
  return { polje, razlog, meja: null };
}

/**
 * Keeps a draft that is not refused. A mandate that was handed over and becomes a draft again gets a new reference.
 * @returns its row as it is now
 */
export function keepMandate(db: Db, { payer }: Caller, draft: Draft, now: string): MandateRow {
  const last = mandateOf(db, payer.key);
  const row = last && isOpen(last) ? last : undefined;
  const isTakenBack = row?.stanje === 'v_podpisu';
  // An old window must not fit to a draft of a later mandate, after its own was deleted or was in force.
  const versions = mandatesOf(db, payer.key).map(({ razlicica }) => razlicica);
  const data = {
    referenca: row && !isTakenBack ? row.referenca : nextReference(db, payer.key),
    stanje: draft.stanje,
    razlicica: Math.max(0, ...versions) + 1,
    stanje_od: now,
    imetnik: draft.imetnik,
    naslov: JSON.stringify(draft.naslov),
    iban: draft.iban ?? row?.iban ?? null,
    zadnji_odtis: printOf(draft),
  };
  if (row) return changed(db, row, data);
  const ids = db.mandate.getAll().map(({ id_pooblastila }) => id_pooblastila);
  const none = { veljavno_od: null, placujete_sami_od: null, zadnja_obremenitev: null };
  return db.mandate.create({
    ...data,
    ...none,
    id_pooblastila: Math.max(0, ...ids) + 1,
    payer: payer.key,
    razlog: null,
    izbrisano: false,
  });
}

/** Changes a mandate. @returns its row as it is now */
export function changed(
  db: Db,
  { id_pooblastila }: Pick<MandateRow, 'id_pooblastila'>,
  data: Partial<MandateRow>,
): MandateRow {
  const where = { id_pooblastila: { equals: id_pooblastila } };
  db.mandate.update({ where, data });
  return db.mandate.findFirst({ where, strict: true });
}

/** A reference that no mandate of the payer code has had: manager, payer code, number. */
function nextReference(db: Db, payer: string): string {
  const [manager = '', code = ''] = payer.split('/');
  const head = `${manager.slice(0, 2)}-${code}`.toUpperCase().replace(/[^A-Z0-9-]/g, '');
  const used = mandatesOf(db, payer).map(({ referenca }) => Number(referenca.split('-').at(-1)));
  return `${head}-${String(Math.max(0, ...used) + 1).padStart(2, '0')}`;
}
