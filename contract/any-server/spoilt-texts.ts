/** A text that no server means to send, with its place as a JSON pointer. */
interface SpoiltText {
  readonly place: string;
  readonly fault: string;
}

/** UTF-8 that was read as Latin-1 and encoded again (`Å¾` for `ž`), and a character that could not be read. */
const WRONG_ENCODING =
  /[ÃÄÅ][\u0080-\u00bf\u0152-\u0178\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|\ufffd/;
/** A missing value or an object that was turned into text. */
const NO_TEXT = /^(null|undefined|NaN|\[object Object\]|Invalid Date)$/;

/** The texts of an answer that were read or written in a wrong way, at most five. */
export function spoiltTexts(json: unknown): readonly SpoiltText[] {
  const found: SpoiltText[] = [];
  look(json, '', found);
  return found.slice(0, 5);
}

function look(value: unknown, place: string, found: SpoiltText[]): void {
  if (typeof value === 'string') {
    if (WRONG_ENCODING.test(value)) found.push({ place, fault: 'is in a wrong encoding' });
    if (NO_TEXT.test(value)) found.push({ place, fault: `is the text "${value}"` });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) look(part, `${place}/${name}`, found);
}
