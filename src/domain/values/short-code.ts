/**
 * A short code for a text in an address (FNV-1a, 32 bits): the same on every device, and it keeps the text out of logs. It
 * is not secret: with a list of names the text can be found.
 */
export function shortCode(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
