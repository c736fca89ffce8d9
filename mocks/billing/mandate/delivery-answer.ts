import type { components } from '../../../src/api/schema';
import type { Caller } from '../../server/context';
import type { Db, RowOf } from '../../world/db';
import { ownDaysFrom } from './debited-bills';
import { maskedIban } from './sepa-iban';

type Schemas = components['schemas'];
export type MandateRow = RowOf<'mandate'>;

/** All mandates of a payer code, the newest first; those that were deleted too. */
export function mandatesOf(db: Db, payer: string): MandateRow[] {
  const rows = db.mandate.findMany({ where: { payer: { equals: payer } } });
  return rows.sort((a, b) => b.id_pooblastila - a.id_pooblastila);
}

/** The newest mandate of a payer code. */
export function mandateOf(db: Db, payer: string): MandateRow | undefined {
  return mandatesOf(db, payer).find(({ izbrisano }) => !izbrisano);
}

/** A mandate as an answer shows it. */
export function mandateAnswer(
  { referenca, stanje, iban, naslov, ...row }: MandateRow,
  { product, codePayer }: { readonly product: string; readonly codePayer: string },
): Schemas['Mandate'] {
  return {
    referenca_pooblastila: referenca,
    stanje,
    razlicica: row.razlicica,
    stanje_od: row.stanje_od,
    imetnik: row.imetnik,
    naslov: JSON.parse(naslov),
    iban_maskiran: iban && maskedIban(iban),
    veljavno_od: row.veljavno_od,
    placujete_sami_od: row.placujete_sami_od,
    zadnja_obremenitev: row.zadnja_obremenitev,
    razlog: row.razlog,
    pot_pdf: stanje === 'osnutek' ? null : `/api/${product}-user/v2/mandate/${codePayer}/pdf`,
  };
}

/** The manager as the creditor of direct debits; `null` when it takes none. */
export function creditorOf(db: Db, manager: string): Schemas['Creditor'] | null {
  const where = { manager: { equals: manager } };
  const row = db.creditor.findFirst({ where });
  if (!row) return null;
  const { full_title, naslov, kraj } = db.manager.findFirst({ where, strict: true });
  return { naziv: full_title, naslov, kraj, identifikator: row.identifikator };
}

/** How the bills of the caller's payer code arrive and are paid. */
export function deliveryAnswer(
  db: Db,
  { payer, user }: Caller,
  product: string,
): Schemas['Delivery'] {
  const row = db.delivery.findFirst({ where: { payer: { equals: payer.key } } });
  const mandate = mandateOf(db, payer.key);
  return {
    code_payer: payer.code_payer,
    nacin_prejema: row?.nacin_prejema ?? 'posta',
    e_racun: {
      stanje: row?.e_stanje ?? 'ni',
      banka: row?.banka ?? null,
      velja_od: row?.velja_od ?? null,
      velja_do: row?.velja_do ?? null,
      razlog: row?.razlog ?? null,
    },
    imetnik: user.naziv_placnika,
    naslov: addressParts(user.naslov, user.kraj),
    upnik: creditorOf(db, payer.manager),
    placujete_sami_od: ownDaysFrom(mandate?.stanje === 'aktivno' ? mandate.veljavno_od : null),
    pooblastilo: mandate ? mandateAnswer(mandate, { product, codePayer: payer.code_payer }) : null,
  };
}

/** The parts of an address such as `Javorjeva ulica 12`, `1999 Zeleni Gaj`; a part that is not recognised is `null`. */
export function addressParts(street: string, town: string): Schemas['HandoverAddress'] {
  const [, ulica = null, hisna_stevilka = null] = /^(.*\S)\s+(\d\S*)$/.exec(street) ?? [];
  const [, postna_stevilka = null, kraj = null] = /^(\d{4})\s+(\S.*)$/.exec(town) ?? [];
  return { ulica, hisna_stevilka, postna_stevilka, kraj };
}
