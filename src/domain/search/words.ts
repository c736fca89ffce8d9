import { plain } from './plain-text';
import { stemOf } from './slovenian-stem';

/** A word of a text, as a search compares it, with its position. */
export interface Word {
  /** Without case and accents. */
  readonly plain: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** The first letter of a word such as `e-račun`, which is one word; other words with a hyphen are two. */
const LETTER_WORD = /(?<![\p{L}\p{N}\p{M}])\p{L}\p{M}*[-\u2010\u2011](?=\p{L})/gu;

function wordAt(text: string, start: number, end: number): Word {
  const folded = plain(text.slice(start, end)).replaceAll('-', '');
  return { plain: folded, stem: stemOf(folded), start, end };
}

/** The words of a text in order; `e-račun` gives the complete word and `račun`. */
export function wordsOf(text: string): Word[] {
  const prefixes = new Map(
    [...text.matchAll(LETTER_WORD)].map(({ index, 0: prefix }) => [index + prefix.length, index]),
  );
  return [...text.matchAll(WORD)].flatMap(({ index, 0: word }) => {
    const end = index + word.length;
    const whole = prefixes.get(index);
    const isPrefix = [...prefixes.values()].includes(index);
    if (isPrefix) return [];
    const own = wordAt(text, index, end);
    return whole === undefined ? [own] : [wordAt(text, whole, end), own];
  });
}
