import type { OpenItem } from '../api-types';

/** Whether the bank collects an open item, so that the user must not pay it (`pages.md` P37). */
export function isCollected({
  odprto,
  direktna_obremenitev,
}: Pick<OpenItem, 'odprto' | 'direktna_obremenitev'>): boolean {
  return odprto > 0 && direktna_obremenitev;
}
