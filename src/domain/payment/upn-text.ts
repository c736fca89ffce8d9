import { isLatin2 } from './latin-2';

/** What is written in another way on a payment order, in this order (`pages.md` C5.1). */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\s\u0085]/g, ' '],
  // Control and format characters: soft hyphens, zero widths, marks that turn the direction of writing.
  [/[\p{Cc}\p{Cf}]/gu, ''],
  [/[‐‑‒–—―−]/g, '-'],
  [/[„“”‟«»]/g, '"'],
  [/[‘’‚‛]/g, "'"],
  [/…/g, '...'],
  [/€/g, 'EUR'],
];

/** The base letters of what ISO 8859-2 lacks, nothing when it lacks these too. */
function simplify(character: string): string {
  if (isLatin2(character)) return character;
  const base = character.normalize('NFKD').replaceAll('⁄', '/');
  return [...base].filter(isLatin2).join('');
}

/**
 * A text as it can stand in a field of UPN QR: one line, only characters of ISO 8859-2, no space at either end
 * (`pages.md` C5.1).
 *
 * @param max - the longest the field may be, in characters, which are bytes
 */
export function toUpnText(text: string, max: number): string {
  const replaced = replacements.reduce(
    (clean, [pattern, by]) => clean.replace(pattern, by),
    text.normalize('NFC'),
  );
  const known = [...replaced].map(simplify).join('');
  return known.replace(/\s+/g, ' ').trim().slice(0, max).trim();
}
