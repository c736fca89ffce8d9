import { plain } from '../../../domain/search/plain-text';

/**
 * Whether a label contains what was typed (§9: the default filter match is contains). Case and accents do not count, so
 * that `zupancic` finds `Zupančič`.
 */
export function matches(label: string, typed: string): boolean {
  return plain(label).includes(plain(typed.trim()));
}
