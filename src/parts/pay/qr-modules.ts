import { type Bitmap2D, correction, generate, mode } from 'lean-qr';

/** Modules of white around a code, on each side (ISO 18004). */
export const QUIET_ZONE = 4;

const QR_VERSION = 15;
/** ISO 8859-2, by its number among the extended channel interpretations. */
const ECI_LATIN_2 = 4;

/**
 * The modules of a UPN QR symbol: always version 15 (77 × 77), level M, ECI 000004, byte mode (`pages.md` C5.1).
 *
 * @param bytes - at most 411, which a payload of 20 fields never passes
 * @throws Error of lean-qr when there are more
 */
export function qrModules(bytes: Uint8Array): Bitmap2D {
  return generate(mode.multi(mode.eci(ECI_LATIN_2), mode.bytes(bytes)), {
    minVersion: QR_VERSION,
    maxVersion: QR_VERSION,
    // Without a maximum a short text is given a higher level.
    minCorrectionLevel: correction.M,
    maxCorrectionLevel: correction.M,
  });
}
