/**
 * A short code that stands for a text in an address (FNV-1a, 32 bits): the same text has the same code on every device,
 * and the text does not stand in logs. It is no secret: whoever has a list of names can find the one that fits.
 */
export function shortCode(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
