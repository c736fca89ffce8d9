import { type Word, wordsOf } from './words';

/** A search, prepared for all searched words. */
export interface WordSearch {
  /** Whether the words contain every word of the query. */
  readonly isIn: (words: readonly Word[]) => boolean;
  /** Whether a word matches the query. */
  readonly isWanted: (word: Word) => boolean;
}

/** A part of a text, and whether the search matches it. */
export interface TextPart {
  readonly text: string;
  readonly hit: boolean;
}

/** Filler words; a search ignores them unless the query has no other words. */
const fillers = new Set(
  [
    'a ali ampak bi bo bom če da do ga ima imam in iz ja jaz je jih ji jo k kaj kako kam kateri',
    'kdaj kdo ker ki kje ko kot lahko li me mi mora moram moramo na naj ne ni o od ob pa po pod',
    'pri s sem si so se smo ste ta te tem to tudi v vam vas vaš vi z za zakaj že želim',
  ]
    .flatMap((line) => wordsOf(line))
    .map((word) => word.plain),
);

/** A stem of this length identifies the word as a prefix; a shorter one fits too many words. */
const LONG_STEM_LENGTH = 5;

function asked(query: string): readonly Word[] {
  // Only the complete word `e-račun`.
  const words = wordsOf(query).filter(
    ({ start, end }, _, all) => !all.some((other) => other.end === end && other.start < start),
  );
  const long = words.filter((word) => word.plain.length > 1);
  const telling = long.filter((word) => !fillers.has(word.plain));
  return telling.length > 0 ? telling : long;
}

/**
 * Matches any form of a word. When no word has such a form, it matches words that start with the typed text (`polož`) or
 * with its stem (`položniški`).
 */
function finderOf(wanted: Word, known: readonly Word[]): (word: Word) => boolean {
  const isForm = (word: Word) => word.stem === wanted.stem;
  if (known.some(isForm)) return isForm;
  const begins = [wanted.plain, ...(wanted.stem.length >= LONG_STEM_LENGTH ? [wanted.stem] : [])];
  return (word) => begins.some((beginning) => word.plain.startsWith(beginning));
}

/**
 * A search for words in all their Slovenian forms: `psa` finds `psi`, but not `pesem`.
 *
 * @param known - all searched words
 * @returns `undefined` until the query has a word
 */
export function wordSearch(query: string, known: readonly Word[]): WordSearch | undefined {
  if (!/\S/.test(query) || /^\s*[\p{L}\p{N}]\s*$/u.test(query)) return undefined;
  const finders = asked(query).map((word) => finderOf(word, known));
  return {
    isIn: (words) => finders.length > 0 && finders.every((finds) => words.some(finds)),
    isWanted: (word) => finders.some((finds) => finds(word)),
  };
}

/**
 * Splits a text into matches and the rest.
 *
 * @returns parts that together are the text
 */
export function hitParts(text: string, search: WordSearch | undefined): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const word of search ? wordsOf(text) : []) {
    if (word.start < done || !search?.isWanted(word)) continue;
    if (word.start > done) parts.push({ text: text.slice(done, word.start), hit: false });
    parts.push({ text: text.slice(word.start, word.end), hit: true });
    done = word.end;
  }
  if (done < text.length || parts.length === 0) parts.push({ text: text.slice(done), hit: false });
  return parts;
}
