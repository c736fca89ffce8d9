import { createHash } from 'node:crypto';
import type { UpnPayment } from '../../src/api/schema';

/** The UPN QR text of a payment order without its check sum line (pages.md C5.4). */
export function upnHash(upn: UpnPayment): string {
  const [year, month, day] = (upn.rok_placila ?? '').split('-');
  const cents = String(Math.round(upn.znesek * 100)).padStart(11, '0');
  const payer = [upn.placnik_naziv, upn.placnik_naslov, upn.placnik_kraj, cents, '', ''];
  const purpose = [upn.koda_namena, upn.namen, `${day}.${month}.${year}`, upn.iban, upn.referenca];
  const payee = [upn.prejemnik_naziv, upn.prejemnik_naslov, upn.prejemnik_kraj];
  const fields = ['UPNQR', '', '', '', '', ...payer, ...purpose, ...payee];
  const length = fields.join('').length + fields.length;
  return createHash('sha256')
    .update(latin2([...fields, String(length), ''].join('\n')))
    .digest('hex');
}

/** ISO 8859-2, as far as the worked examples need it. */
function latin2(text: string): Buffer {
  return Buffer.from(text.replaceAll('č', '\u00e8'), 'latin1');
}
