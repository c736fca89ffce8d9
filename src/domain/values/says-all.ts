import { plain } from '../search/plain-text';

/** Whether a name has all words of its kind, in any order, without regard to case and diacritics. */
export function saysAll(name: string, kind: string): boolean {
  return plain(kind)
    .split(' ')
    .every((word) => plain(name).includes(word));
}
