import { expect, test } from 'vitest';
import { encodeLatin2 } from './latin-2';
import { toUpnText } from './upn-text';

test.each([
  ['Čačić – Đorđević', 'Čačić - Đorđević'],
  ['C\u030Cuk', 'Čuk'],
  ['„Gaj“ in “Breza” «A»', '"Gaj" in "Breza" "A"'],
  ['d’Este', "d'Este"],
  ['in tako naprej…', 'in tako naprej...'],
  ['5 €', '5 EUR'],
  ['Muñoz Ñandú, Æther', 'Munoz Nandú, ther'],
  ['62 m², 1½', '62 m2, 11/2'],
  ['a\tb\r\nc\u2028d', 'a b c d'],
  ['a\u00A0\u202F b', 'a b'],
  ['  rob  ', 'rob'],
  ['a\u200B\u202Eb\u0000c\u00ADd', 'abcd'],
  ['漢字', ''],
  ['👩‍👧 Ana', 'Ana'],
])('"%s" becomes "%s" (pages.md C5.1)', (text, clean) => {
  expect(toUpnText(text, 42)).toBe(clean);
});

test('a text is cut to the length of its field, without a space at the end', () => {
  expect(toUpnText('š'.repeat(50), 33)).toBe('š'.repeat(33));
  expect(toUpnText(`${'a'.repeat(32)} b`, 33)).toBe('a'.repeat(32));
});

test('Slovenian letters have the bytes of ISO 8859-2', () => {
  expect([...encodeLatin2('čšžČŠŽćđ')]).toEqual([0xe8, 0xb9, 0xbe, 0xc8, 0xa9, 0xae, 0xe6, 0xf0]);
  expect(() => encodeLatin2('€')).toThrow(RangeError);
});
