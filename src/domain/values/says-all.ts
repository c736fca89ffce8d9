import { plain } from '../search/plain-text';

/** Whether a name already has all words of its kind. */
export function saysAll(name: string, kind: string): boolean {
  return plain(kind)
    .split(' ')
    .every((word) => plain(name).includes(word));
}
