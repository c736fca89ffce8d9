import { type Bitmap2D, correction, generate, mode } from 'lean-qr';

/** The quiet zone around a code, in modules (ISO 18004). */
export const QUIET_ZONE = 4;

const QR_VERSION = 15;
/** The ECI number (extended channel interpretation) of ISO 8859-2. */
const ECI_LATIN_2 = 4;

/**
 * The modules of a UPN QR symbol: always version 15 (77 × 77), level M, ECI 000004, byte mode (`pages.md` C5.1).
 *
 * @param bytes - at most 411, which a payload of 20 fields never exceeds
 * @throws Error of lean-qr for more bytes
 */
export function qrModules(bytes: Uint8Array): Bitmap2D {
  return generate(mode.multi(mode.eci(ECI_LATIN_2), mode.bytes(bytes)), {
    minVersion: QR_VERSION,
    maxVersion: QR_VERSION,
    // Without a maximum, lean-qr raises the level for a short text.
    minCorrectionLevel: correction.M,
    maxCorrectionLevel: correction.M,
  });
}
