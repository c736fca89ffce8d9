import { plain } from './matches';

/** A part of a text, and whether it is what was searched for. */
export interface TextPart {
  readonly text: string;
  readonly hit: boolean;
}

/** A text as a search compares it, and for each of its characters where it begins in the text. */
function compared(text: string): { readonly folded: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const character of text) {
    const piece = plain(character);
    folded += piece;
    for (let index = 0; index < piece.length; index += 1) places.push(place);
    place += character.length;
  }
  places.push(text.length);
  return { folded, places };
}

/**
 * A text cut where what was typed is found in it, as `matches` finds it: `zupancic` marks `Zupančič`.
 *
 * @returns parts that make up the text again
 */
export function hitParts(text: string, typed: string): TextPart[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return [{ text, hit: false }];
  const { folded, places } = compared(text);
  const parts: TextPart[] = [];
  let done = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const start = places[at] ?? text.length;
    // The mark of an accent that stands behind its letter goes with it.
    const end = places[at + wanted.length] ?? text.length;
    if (start > done) parts.push({ text: text.slice(done, start), hit: false });
    parts.push({ text: text.slice(Math.max(start, done), end), hit: true });
    done = end;
  }
  if (done < text.length || parts.length === 0) parts.push({ text: text.slice(done), hit: false });
  return parts.filter((part) => part.text !== '' || text === '');
}
