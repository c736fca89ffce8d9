import type { components } from '../../src/api/schema';
import { type Db, type PayerRow, payerKey } from '../world/db';

type ErrorText = NonNullable<components['schemas']['Error']['error']>;

/** What proves that a payer code belongs to the caller (pages.md C8). */
export type PayerProof = components['schemas']['NewManager'];

/** The result of a proof: the free payer code, or the error and its status. */
export type Proven =
  | { readonly payer: PayerRow }
  | { readonly status: 409 | 422; readonly error: ErrorText };

/** The key under which tries for a payer code are counted, at registration and at "Dodaj upravnika" together. */
export function triesKey({ manager, code_payer }: PayerProof): string {
  return `payer ${payerKey(manager, withoutSpaces(code_payer))}`;
}

/**
 * Checks in the order of pages.md C8: manager, payer code, bill password, whether the code is free. A payer code may
 * contain the spaces that a bill prints (C4); a bill password may be in upper or lower case (C8).
 */
export function checkProof(db: Db, { manager, code_payer, bill_password }: PayerProof): Proven {
  if (!db.manager.findFirst({ where: { manager: { equals: manager } } })) {
    return { status: 422, error: 'Manager data is missing' };
  }
  const key = payerKey(manager, withoutSpaces(code_payer));
  const payer = db.payer.findFirst({ where: { key: { equals: key } } });
  if (!payer) return { status: 422, error: 'Code payer for this manager does not exist' };
  const written = withoutSpaces(bill_password).toUpperCase();
  const bill = { payer: { equals: key }, password: { equals: written } };
  if (!db.billPassword.findFirst({ where: bill })) {
    return { status: 422, error: 'Invalid bill password' };
  }
  if (payer.user_id !== 0) return { status: 409, error: 'User with this code exists' };
  return { payer };
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}
