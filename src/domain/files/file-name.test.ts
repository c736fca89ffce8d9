import { describe, expect, test } from 'vitest';
import { fileNameFor, fileTitle, nameInDisposition, shownFileName } from './file-name';

const PDF = 'application/pdf';

describe('a file name that can be saved (F12)', () => {
  test.each([
    ['../../x', 'x.pdf'],
    ['..\\..\\x', 'x.pdf'],
    ['CON.pdf', 'dokument_CON.pdf'],
    ['con', 'dokument_con.pdf'],
    ['nul.tar', 'dokument_nul.tar.pdf'],
    ['COM¹.pdf', 'dokument_COM¹.pdf'],
    ['console.pdf', 'console.pdf'],
    ['a/b\\c', 'a_b_c.pdf'],
    ['x\r\ny', 'xy.pdf'],
    ['x\0y.pdf', 'xy.pdf'],
    ['racun\u202Efdp.exe', 'racunfdp.pdf'],
    ['a\u200Bb\u2066c', 'abc.pdf'],
    ['a\ud800b', 'ab.pdf'],
    ['', 'dokument.pdf'],
    ['   ', 'dokument.pdf'],
    ['...', 'dokument.pdf'],
    ['.pdf', 'dokument.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['x.pdf.exe', 'x.pdf'],
    ['x.exe', 'x.pdf'],
    ['x.pdf. . ', 'x.pdf'],
    ['x .pdf', 'x.pdf'],
    ['X.PDF', 'X.pdf'],
    ['zapisnik.docx', 'zapisnik.pdf'],
    ['Hišnik d.o.o.', 'Hišnik d.o.o.pdf'],
    ['Hišnik d.o.o', 'Hišnik d.o.o.pdf'],
    ['Cenik 1.2', 'Cenik 1.2.pdf'],
    ['Račun št. 5 – čšž.pdf', 'Račun št. 5 – čšž.pdf'],
    ['C\u030Cas.pdf', 'Čas.pdf'],
    ['a:b*c?d"e<f>g|h.pdf', 'a_b_c_d_e_f_g_h.pdf'],
    ['redni_obracun_2026-10_104217.pdf', 'redni_obracun_2026-10_104217.pdf'],
  ])('%j becomes %j', (given, name) => {
    expect(fileNameFor(given, PDF)).toBe(name);
  });
});

describe('the extension of a file name that can be saved (F12)', () => {
  test.each([
    ['slika.pdf', 'image/png', 'slika.png'],
    ['slika.jpeg', 'image/jpeg', 'slika.jpeg'],
    ['slika', 'IMAGE/JPEG; q=1', 'slika.jpg'],
    ['obracuni', 'application/zip', 'obracuni.zip'],
    ['pogodba.doc', 'application/msword', 'pogodba.doc'],
    ['pogodba', 'application/msword', 'pogodba.doc'],
    ['pogodba.pdf', 'application/msword', 'pogodba.doc'],
    ['razdelilnik.xls', 'application/vnd.ms-excel', 'razdelilnik.xls'],
    ['zbor.ppt', 'application/vnd.ms-powerpoint', 'zbor.ppt'],
    ['sken.tif', 'image/tiff', 'sken.tif'],
    ['sken.tiff', 'image/tiff', 'sken.tiff'],
    ['sken.pdf', 'image/tiff', 'sken.tif'],
    ['IMG_1.HEIC', 'image/heic', 'IMG_1.heic'],
    ['IMG_1', 'image/heif', 'IMG_1.heif'],
  ])('%j of type %j becomes %j: the extension fits the content', (given, type, name) => {
    expect(fileNameFor(given, type)).toBe(name);
  });

  test.each([
    ['tloris.dwg', 'application/octet-stream', 'tloris.dwg'],
    ['pogodba.DOC', 'application/octet-stream', 'pogodba.doc'],
    ['pogodba.doc', '', 'pogodba.doc'],
    ['pogodba.odt', 'application/vnd.oasis.opendocument.text', 'pogodba.odt'],
    ['x', '', 'x.pdf'],
    ['x', 'toString', 'x.pdf'],
    ['x', '__proto__', 'x.pdf'],
    ['Hišnik d.o.o.', 'application/octet-stream', 'Hišnik d.o.o.pdf'],
    ['Cenik 1.2', 'application/octet-stream', 'Cenik 1.2.pdf'],
    ['.pdf', 'application/octet-stream', 'dokument.pdf'],
    ['nul.tar', 'application/octet-stream', 'dokument_nul.tar'],
    ['x.svg', 'application/octet-stream', 'x.pdf'],
    ['x.doc.exe', 'application/octet-stream', 'x.doc'],
    ['x.exe\u202E', 'application/octet-stream', 'x.pdf'],
    ['x.hta', '', 'x.pdf'],
  ])(
    '%j of the unknown type %j becomes %j: a safe extension stays, otherwise it is pdf',
    (given, type, name) => {
      expect(fileNameFor(given, type)).toBe(name);
    },
  );

  test('is at most 150 characters long and keeps its extension', () => {
    const name = fileNameFor(`${'č'.repeat(300)}.pdf`, PDF);
    expect(name).toBe(`${'č'.repeat(146)}.pdf`);
    const pairs = fileNameFor('😀'.repeat(100), PDF);
    expect(pairs).toBe(`${'😀'.repeat(73)}.pdf`);
  });
});

test.each([
  ['evil\u202Efdp.exe', 'evilfdp.exe'],
  ['\u202Aa\u202Bb\u202Cc\u202Dd\u2066e\u2067f\u2068g\u2069h\u200Ei\u200Fj\u061Ck', 'abcdefghijk'],
  ['a\u0000b\r\nc\u0007d\u009Fe\u2028f', 'abcdef'],
  ['Račun št. 5 – čšž 😀.pdf', 'Račun št. 5 – čšž 😀.pdf'],
])('the name %j is shown as %j', (given, shown) => {
  expect(shownFileName(given)).toBe(shown);
});

test.each([
  ['Rezultati_glasovanja.pdf', 'pdf', 'Rezultati glasovanja'],
  ['Zapisnik_14042026.pdf', 'pdf', 'Zapisnik 14.04.2026'],
  ['racun_2026-10_26100314.pdf', 'pdf', 'racun 2026-10 26100314'],
  ['Načrt 2026–2028.PDF', 'pdf', 'Načrt 2026–2028'],
  ['pogodba.pdf.exe', 'pdf', 'pogodba.pdf.exe'],
  ['__.pdf', 'pdf', '__.pdf'],
  ['evil\u202Efdp.exe', 'exe', 'evilfdp'],
])('the title of %j of type %j is %j', (name, extension, title) => {
  expect(fileTitle(name, extension)).toBe(title);
});

/** The text that a browser's `Headers` give for a header sent as UTF-8. */
const wired = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('the name in a Content-Disposition', () => {
  test.each([
    [null, undefined],
    ['attachment', undefined],
    ['attachment; filename=', ''],
    ['attachment; filename="a b.pdf"', 'a b.pdf'],
    ['attachment; filename=a.pdf', 'a.pdf'],
    ['attachment; FileName = a.pdf ; size=3', 'a.pdf'],
    ['attachment; filename="a\\"b;c.pdf"', 'a"b;c.pdf'],
    ['attachment; filename="x; filename*=UTF-8\'\'evil.exe"', "x; filename*=UTF-8''evil.exe"],
    ['attachment; filename="a.pdf"; filename*=UTF-8\'\'%C4%8D%20%C5%A1.pdf', 'č š.pdf'],
    ["attachment; filename*=utf-8'sl'%C5%BE.pdf", 'ž.pdf'],
    ["attachment; filename*=iso-8859-1''%E9.pdf", 'é.pdf'],
    ['attachment; filename="a.pdf"; filename*=UTF-8\'\'%C4', 'a.pdf'],
    ['attachment; filename="a.pdf"; filename*=UTF-16\'\'x', 'a.pdf'],
    [wired('attachment; filename="Račun čšž.pdf"'), 'Račun čšž.pdf'],
    ['attachment; filename="caf\u00e9.pdf"', 'caf\u00e9.pdf'],
  ])('%j names %j', (header, name) => {
    expect(nameInDisposition(header)).toBe(name);
  });
});
