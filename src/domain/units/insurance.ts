import type { InsuranceContract } from '../api-types';
import { daysBetween, formatDate } from '../dates/date';

/** How many days before its end a contract counts as ending (`pages.md` P23). */
const ENDING_DAYS = 30;

/** The state of a contract on a day. */
export type ContractState = 'future' | 'valid' | 'ending' | 'past';

type Term = Pick<InsuranceContract, 'velja_od' | 'velja_do' | 'poteklo'>;

/**
 * The state of a contract. It is in the future before its first day, and past when the server marks it as past or its last day is over.
 *
 * @param today - `2026-11-21`
 */
export function contractState({ velja_od, velja_do, poteklo }: Term, today: string): ContractState {
  if (poteklo) return 'past';
  if (velja_od > today) return 'future';
  const left = daysBetween(today, velja_do);
  if (left === undefined) return 'valid';
  if (left < 0) return 'past';
  return left <= ENDING_DAYS ? 'ending' : 'valid';
}

/** Whether damage of today is covered by a contract in this state. */
export const isInForce = (state: ContractState) => state === 'valid' || state === 'ending';

/** Compares by end of validity: the next to end first, those without an end last. */
export function byEnd(one: InsuranceContract, other: InsuranceContract): number {
  const endOf = ({ velja_do }: InsuranceContract) =>
    formatDate(velja_do) === '/' ? '9' : (velja_do ?? '9');
  return Number(endOf(one) > endOf(other)) - Number(endOf(one) < endOf(other));
}

/** What a contract insures against; what it insures, when the manager names no kind. */
export function kindOf({
  vrsta_zavarovanja: kind,
  predmet,
}: Pick<InsuranceContract, 'vrsta_zavarovanja' | 'predmet'>): string {
  return kind.trim() === '' ? predmet : kind;
}

/** Where to report damage to an insurer. */
type DamageContact = Pick<InsuranceContract, 'zavarovalnica'> &
  Pick<InsuranceContract['prijava_skode'], 'telefon' | 'email' | 'splet'> & {
    /** The kinds of insurance whose damage is reported there. */
    readonly kinds: readonly string[];
  };

/**
 * Where to report damage, once for contracts of one insurer with the same contacts, in the order of the contracts
 * (`pages.md` P23).
 */
export function damageContacts(contracts: readonly InsuranceContract[]): readonly DamageContact[] {
  const contacts = new Map<string, DamageContact>();
  for (const insurance of contracts) {
    const { zavarovalnica, prijava_skode } = insurance;
    const { telefon, email, splet } = prijava_skode;
    const contact = { zavarovalnica, telefon, email, splet };
    const key = JSON.stringify(contact);
    const kinds = [...(contacts.get(key)?.kinds ?? []), kindOf(insurance)];
    contacts.set(key, { ...contact, kinds });
  }
  return [...contacts.values()];
}
