const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;
/** Marks of a scan that belong to its data: a stuffed byte and the restarts. */
const insideScan = (mark: number) => mark === 0 || (mark >= 0xd0 && mark <= 0xd7);
/** Application data: Exif, XMP, colour profiles, thumbnails. */
const isApplication = (mark: number) => mark >= 0xe0 && mark <= 0xef;
/** Without these two a reader may show wrong colours: JFIF and Adobe. */
const isKept = (mark: number) => mark === 0xe0 || mark === 0xee;

/**
 * A JPEG without Exif, XMP, comments, colour profiles and what follows its end.
 *
 * @returns `undefined` for what is no whole JPEG
 */
export function plainJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let hasScan = false;
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const mark = bytes[at + 1] ?? 0;
    if (mark === 0xff) {
      at += 1;
      continue;
    }
    if (mark === EOI) {
      kept.push(bytes.subarray(at, at + 2));
      return hasScan ? new Uint8Array(Buffer.concat(kept)) : undefined;
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return undefined;
    const isExtra = mark === COMMENT || (isApplication(mark) && !isKept(mark));
    if (!isExtra) kept.push(bytes.subarray(at, end));
    at = end;
    if (mark !== SOS) continue;
    hasScan = true;
    at = endOfScan(bytes, end);
    kept.push(bytes.subarray(end, at));
  }
  return undefined;
}

function endOfScan(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && !(bytes[at] === 0xff && !insideScan(bytes[at + 1] ?? EOI))) at += 1;
  return at;
}
