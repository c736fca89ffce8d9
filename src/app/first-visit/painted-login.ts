import type { Brand } from '../../domain/people/brand';
import { shortCode } from '../../domain/values/short-code';

/**
 * A short code of what the login page shows of a brand; prerendered for another brand, it is rendered again
 * (`login-entry.tsx`).
 */
export function paintedFor({
  name,
  logo,
  privacy,
  terms,
  accessibility,
  contact,
}: Omit<Brand, 'partners'>): string {
  return shortCode(JSON.stringify([name, logo, privacy, terms, accessibility, contact]));
}
