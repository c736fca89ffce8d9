import type { ContactCard } from '../../domain/api-types';
import { contactText } from '../../text/building/building';
import { emergencyText as text } from '../../text/building/emergency';

/** Whom to call for what, and for which parts of the building or at which hours. */
export interface EmergencyContact {
  readonly panoga: string;
  readonly izvajalec: string;
  readonly telefon: string;
  readonly sklopi: readonly string[];
}

/** Whom to call for the building: the companies on duty, then the manager's duty line. Empty without a number. */
export function buildingCalls(card: ContactCard): readonly EmergencyContact[] {
  const { nujni, dezurna_stevilka, ure, upravnik } = card;
  if (dezurna_stevilka === null) return nujni;
  const manager = {
    panoga: text.manager,
    izvajalec: upravnik.naziv,
    telefon: dezurna_stevilka,
    sklopi: ure === null ? [] : [ure],
  };
  return [...nujni, manager];
}

/** The text for a telephone field that cannot be a link, such as one with two numbers: its text, or that it has no number. */
export function uncallable(telephone: string): string {
  return /\d/.test(telephone) ? telephone : contactText.noTelephone;
}
