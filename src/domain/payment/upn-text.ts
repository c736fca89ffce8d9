import { isLatin2 } from './latin-2';

/** Replacements for a payment order, in this order (`pages.md` C5.1). */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[\s\u0085]/g, ' '],
  // Control and format characters: soft hyphens, zero-width characters, direction marks.
  [/[\p{Cc}\p{Cf}]/gu, ''],
  [/[‐‑‒–—―−]/g, '-'],
  [/[„“”‟«»]/g, '"'],
  [/[‘’‚‛]/g, "'"],
  [/…/g, '...'],
  [/€/g, 'EUR'],
];

/** The base letters of a character that ISO 8859-2 lacks; empty when it lacks these too. */
function simplify(character: string): string {
  if (isLatin2(character)) return character;
  const base = character.normalize('NFKD').replaceAll('⁄', '/');
  return [...base].filter(isLatin2).join('');
}

/**
 * A text that fits a field of UPN QR: one line, only characters of ISO 8859-2, no space at either end
 * (`pages.md` C5.1).
 *
 * @param max - maximum length in characters, which are bytes
 */
export function toUpnText(text: string, max: number): string {
  const replaced = replacements.reduce(
    (clean, [pattern, by]) => clean.replace(pattern, by),
    text.normalize('NFC'),
  );
  const known = [...replaced].map(simplify).join('');
  return known.replace(/\s+/g, ' ').trim().slice(0, max).trim();
}
