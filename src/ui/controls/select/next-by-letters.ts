import { plain } from '../../../domain/search/plain-text';

/** Letters typed within this time of each other form one search (§9). */
export const LETTERS_MS = 500;

/**
 * The index of the next label that begins with the typed letters, ignoring case and accents; one letter moves on from
 * the current label, more letters may keep it.
 *
 * @returns `from` when no label begins with them
 */
export function nextByLetters(labels: readonly string[], from: number, letters: string): number {
  const start = from + (letters.length > 1 ? 0 : 1);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (plain(labels[index] ?? '').startsWith(plain(letters))) return index;
  }
  return from;
}
