import type { Brand } from '../domain/brand';

/** What the login page shows of a brand: drawn for another one, it is drawn anew (`login-entry.tsx`). */
export function drawnFor({ name, logo }: Pick<Brand, 'name' | 'logo'>): string {
  return JSON.stringify([name, logo]);
}
