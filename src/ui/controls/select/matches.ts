import { plain } from '../../../domain/search/plain-text';

/**
 * Whether a label contains the typed text (§9: the default filter match is contains). Case and accents are ignored:
 * `zupancic` finds `Zupančič`.
 */
export function matches(label: string, typed: string): boolean {
  return plain(label).includes(plain(typed.trim()));
}
