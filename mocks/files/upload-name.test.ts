import { expect, it } from 'vitest';
import { plainName, uploadName } from './upload-name';

const pdf = 'application/pdf';

it.for([
  ['Rojstni list čšž.pdf', pdf, 'Rojstni list čšž.pdf'],
  ['../../etc/passwd.pdf', pdf, 'passwd.pdf'],
  ['..\\..\\boot.ini.pdf', pdf, 'boot.ini.pdf'],
  ['C:\\fakepath\\slika.JPG', 'image/jpeg', 'slika.JPG'],
  ['slika.jpeg', 'image/jpeg', 'slika.jpeg'],
  ['a\r\nSet-Cookie: x=1.pdf', pdf, 'aSet-Cookie: x=1.pdf'],
  ['racun\u202Efdp.exe', pdf, 'racunfdp.exe.pdf'],
  ['a\u200B\u2066\u0000\u2028b.png', 'image/png', 'ab.png'],
  ['stran.html', pdf, 'stran.html.pdf'],
  ['.htaccess', pdf, 'htaccess.pdf'],
  ['..pdf', pdf, 'pdf.pdf'],
  ['.pdf', pdf, 'pdf.pdf'],
  ['', pdf, 'dokument.pdf'],
  ['../..', pdf, 'dokument.pdf'],
  ['a/', pdf, 'dokument.pdf'],
  ['  a \t b .pdf', pdf, 'a b.pdf'],
  ['Rac\u030Cun.pdf', pdf, 'Ra\u010Dun.pdf'],
] as const)('the name %j of %s is stored as %j', ([name, type, kept]) => {
  expect(uploadName({ name, type })).toBe(kept);
});

it('cuts a long name between characters, and keeps its extension', () => {
  const kept = uploadName({ name: `${'😀'.repeat(200)}.pdf`, type: pdf });
  expect(kept).toBe(`${'😀'.repeat(125)}.pdf`);
  expect(uploadName({ name: 'x'.repeat(255), type: pdf })).toHaveLength(255);
});

it('makes an empty name from a name that has only invisible characters', () => {
  expect(plainName('\u202E\u0007')).toBe('');
});
