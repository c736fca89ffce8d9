import { type Word, wordsOf } from './words';

/** What is searched for, made for the words that there are. */
export interface WordSearch {
  /** Whether all that is searched for stands among some words. */
  readonly isIn: (words: readonly Word[]) => boolean;
  /** Whether one word is searched for. */
  readonly isWanted: (word: Word) => boolean;
}

/** A part of a text, and whether it is what was searched for. */
export interface TextPart {
  readonly text: string;
  readonly hit: boolean;
}

/** Words without a meaning of their own are not searched for, unless nothing else is. */
const fillers = new Set(
  [
    'a ali ampak bi bo bom če da do ga ima imam in iz ja jaz je jih ji jo k kaj kako kam kateri',
    'kdaj kdo ker ki kje ko kot lahko li me mi mora moram moramo na naj ne ni o od ob pa po pod',
    'pri s sem si so se smo ste ta te tem to tudi v vam vas vaš vi z za zakaj že želim',
  ]
    .flatMap((line) => wordsOf(line))
    .map((word) => word.plain),
);

/** A beginning of this length stands for the word; a shorter one may begin many. */
const LONG_STEM = 5;

function asked(query: string): readonly Word[] {
  // Of `e-račun` the whole only.
  const words = wordsOf(query).filter(
    ({ start, end }, _, all) => !all.some((other) => other.end === end && other.start < start),
  );
  const long = words.filter((word) => word.plain.length > 1);
  const telling = long.filter((word) => !fillers.has(word.plain));
  return telling.length > 0 ? telling : long;
}

/**
 * How one word is found: in any of its forms. Where no word has such a form, what was typed may be the beginning of one
 * (`polož`), or the words may have the same beginning (`položniški`).
 */
function finderOf(wanted: Word, known: readonly Word[]): (word: Word) => boolean {
  const isForm = (word: Word) => word.stem === wanted.stem;
  if (known.some(isForm)) return isForm;
  const begins = [wanted.plain, ...(wanted.stem.length >= LONG_STEM ? [wanted.stem] : [])];
  return (word) => begins.some((beginning) => word.plain.startsWith(beginning));
}

/**
 * A search for words in any of their Slovenian forms: `psa` finds `psi`, and not `pesem`.
 *
 * @param known - all words that are searched
 * @returns `undefined` before there is a word to search for
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
 * A text cut where words that are searched for stand.
 *
 * @returns parts that make up the text again
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
