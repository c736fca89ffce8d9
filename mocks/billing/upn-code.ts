import { correction, generate, mode } from 'lean-qr';
import type { UpnPayment } from '../../src/api/schema';
import { dayOf } from '../files/document-words';

/** Characters of ISO 8859-2 with their bytes. */
const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('iso-8859-2').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** The text of a UPN QR code: 20 fields, each followed by a line feed, the last one their length (pages.md C5.1). */
export function upnText(upn: UpnPayment): string {
  const cents = String(Math.round(upn.znesek * 100)).padStart(11, '0');
  const due = upn.rok_placila === null ? '' : dayOf(upn.rok_placila);
  const payer = [upn.placnik_naziv, upn.placnik_naslov, upn.placnik_kraj];
  const payee = [upn.prejemnik_naziv, upn.prejemnik_naslov, upn.prejemnik_kraj];
  const order = [upn.koda_namena, upn.namen, due, upn.iban, upn.referenca];
  const fields = ['UPNQR', '', '', '', '', ...payer, cents, '', '', ...order, ...payee];
  const body = fields.map((field) => `${field}\n`).join('');
  return `${body}${String(body.length).padStart(3, '0')}\n`;
}

/** A run of dark modules in a row of the code. */
export interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** Modules on a side of the code: version 15. */
export const SIDE = 77;

/**
 * The dark modules of a UPN QR code: version 15, level M, ECI 4, byte mode (pages.md C5.1).
 * @throws RangeError when a character of the order is not in ISO 8859-2
 */
export function upnRuns(upn: UpnPayment): Run[] {
  const content = Uint8Array.from(upnText(upn), (character) => {
    const byte = bytes.get(character);
    if (byte === undefined) throw new RangeError(`"${character}" is not in ISO 8859-2`);
    return byte;
  });
  const code = generate(mode.multi(mode.eci(4), mode.bytes(content)), {
    minVersion: 15,
    maxVersion: 15,
    minCorrectionLevel: correction.M,
    maxCorrectionLevel: correction.M,
  });
  const runs: Run[] = [];
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const start = x;
      while (code.get(x, y)) x += 1;
      if (x > start) runs.push({ x: start, y, length: x - start });
    }
  }
  return runs;
}
