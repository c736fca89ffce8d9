const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The chunks that make the picture; all others are text, times, Exif and data of programs. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT']);
/** Length, type and checksum of a chunk. */
const FRAME = 12;

/**
 * A PNG without text, times, Exif and what follows its end.
 *
 * @returns `undefined` for what is no whole PNG
 */
export function withoutPngData(
  bytes: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const kept: Uint8Array[] = [SIGNATURE];
  for (let at = SIGNATURE.length; at + FRAME <= file.length; ) {
    const end = at + FRAME + file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (end > file.length) return undefined;
    if (KEPT.has(type)) kept.push(file.subarray(at, end));
    if (type === 'IEND') return new Uint8Array(Buffer.concat(kept));
    at = end;
  }
  return undefined;
}
