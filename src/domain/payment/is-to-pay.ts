import type { OpenItem } from '../api-types';
import { isCollected } from './is-collected';

/** Whether the user has to pay an item: lists also have overpaid ones, and those that the bank collects. */
export function isToPay(item: Pick<OpenItem, 'odprto' | 'direktna_obremenitev'>): boolean {
  return item.odprto > 0 && !isCollected(item);
}
