import type { Brand } from '../../domain/people/brand';

/** What the login page shows of a brand; prerendered for another brand, it is rendered again (`login-entry.tsx`). */
export function paintedFor({
  name,
  logo,
  privacy,
  terms,
  accessibility,
  contact,
}: Omit<Brand, 'partners'>): string {
  return JSON.stringify([name, logo, privacy, terms, accessibility, contact]);
}
