import { expect, test } from 'vitest';
import { readQr } from '../../../browser-tests/helpers/screens/read-qr';
import { encodeLatin2 } from '../../domain/payment/latin-2';
import { QUIET_ZONE, qrModules } from './qr-modules';
import { pictureName } from './save-picture';

const example =
  'UPNQR\n\n\n\n\nAna Zupančič\nJavorjeva ulica 12\n1999 Zeleni Gaj\n00000021750\n\n\nCOST\n' +
  'Redni obračun 10/2026, plačnik 104217\n30.11.2026\nSI56999990010400151\nSI121042172610010\n' +
  'Upravljanje Zeleni Gaj d.o.o.\nGajeva cesta 1\n1999 Zeleni Gaj\n225\n';

/** The module matrix with four pixels per module. */
function pixelsOf(text: string) {
  const modules = qrModules(encodeLatin2(text));
  const at = (pixel: number) => Math.floor(pixel / 4) - QUIET_ZONE;
  return {
    side: (modules.size + 2 * QUIET_ZONE) * 4,
    isBlack: (x: number, y: number) => modules.get(at(x), at(y)),
  };
}

test.each([
  ['the worked example of pages.md C5.4', example],
  ['a short text', 'UPNQR\n'],
  ['all that fits', `${example}${'š'.repeat(411 - example.length)}`],
])('an independent decoder reads %s from version 15, level M, ECI 000004', async (_name, text) => {
  const [code, ...others] = await readQr(pixelsOf(text));
  expect(others).toEqual([]);
  expect(code).toEqual({ text, version: 15, level: 'M', withEci: expect.stringContaining(text) });
  expect(code?.withEci).toContain('\\000004');
});

test('a text of 412 bytes is refused', () => {
  expect(() => qrModules(new Uint8Array(412))).toThrow('lean-qr error 4');
});

test.each([
  ['26090314', 'upn_26090314.png'],
  ['RS-2026/10', 'upn_RS-2026_10.png'],
  ['../../x', 'upn__x.png'],
  ['Račun št. 5 – čšž', 'upn_Račun_št_5_čšž.png'],
  ['a\r\nb\u202Egpj', 'upn_a_b_gpj.png'],
  ['', 'upn_.png'],
  ['1'.repeat(300), `upn_${'1'.repeat(60)}.png`],
])('the picture of bill "%s" is saved as %s (F12)', (number, name) => {
  expect(pictureName(number)).toBe(name);
});
