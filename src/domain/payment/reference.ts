import { inFours, isMod97 } from './iso-7064';

/**
 * The check digit of models SI05 and SI12 (`pages.md` C6): weights 2, 3, 4 … from the right, 11 minus the remainder
 * of the sum by 11; 10 and 11 become 0.
 *
 * @param digits - at most 12, without the check digit
 */
function mod11(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index + 2), 0);
  const check = 11 - (sum % 11);
  return check > 9 ? 0 : check;
}

const endsWithCheckDigit = (digits: string) => mod11(digits.slice(0, -1)) === Number(digits.at(-1));

/** The parts between hyphens: at most 12 digits each, 20 in all; the second and third start with no zero. */
function partsOf(content: string): string[] | null {
  if (!/^\d{1,12}(-(0|[1-9]\d{0,11})){0,2}$/.test(content)) return null;
  const parts = content.split('-');
  return parts.join('').length <= 20 ? parts : null;
}

/** The rule for the content of each model; the portal knows no other models. */
const models: Readonly<Record<string, (content: string) => boolean>> = {
  SI00: (content) => partsOf(content) !== null,
  SI05: (content) => {
    const [first = ''] = partsOf(content) ?? [];
    return first.length > 1 && endsWithCheckDigit(first);
  },
  SI12: (content) => /^\d{13}$/.test(content) && endsWithCheckDigit(content),
  SI99: (content) => content === '',
};

/**
 * A payment reference in its electronic form, without spaces (`pages.md` C6): models SI00, SI05, SI12, SI99 and RF.
 *
 * @returns `null` for another model, and for content that does not fit the model
 */
export function toReference(text: string): string | null {
  const reference = text.replace(/\s/g, '').toUpperCase();
  const fits = reference.startsWith('RF')
    ? /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference) && isMod97(reference)
    : models[reference.slice(0, 4)]?.(reference.slice(4));
  return fits ? reference : null;
}

/** A reference for display: `SI12 1042172610010`, RF in groups of four; an invalid one stays unchanged. */
export function formatReference(text: string): string {
  const reference = toReference(text);
  if (reference === null) return text;
  if (reference.startsWith('RF')) return inFours(reference);
  return `${reference.slice(0, 4)} ${reference.slice(4)}`.trim();
}
