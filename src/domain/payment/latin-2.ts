/** The characters of ISO 8859-2 with their bytes, from the platform's decoder. */
const bytes: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('iso-8859-2').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** Whether a single character has a byte in ISO 8859-2. */
export function isLatin2(character: string): boolean {
  return bytes.has(character);
}

/**
 * A text as ISO 8859-2, one byte per character.
 *
 * @throws RangeError when a character has no byte; texts of `toUpnText` never throw
 */
export function encodeLatin2(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const byte = bytes.get(character);
    if (byte === undefined) throw new RangeError(`"${character}" is not in ISO 8859-2`);
    return byte;
  });
}
