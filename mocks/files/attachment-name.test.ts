import { expect, it } from 'vitest';
import { attachmentNamed } from './attachment-name';

it.for([
  ['Hisni_red.pdf', 'attachment; filename="Hisni_red.pdf"'],
  ['Račun.pdf', 'attachment; filename="Racun.pdf"; filename*=UTF-8\'\'Ra%C4%8Dun.pdf'],
  ['a"b.pdf', 'attachment; filename="a_b.pdf"; filename*=UTF-8\'\'a%22b.pdf'],
  ['a\r\nX: 1.pdf', 'attachment; filename="aX_ 1.pdf"; filename*=UTF-8\'\'aX%3A%201.pdf'],
  ['../../a\u202Efdp.exe', 'attachment; filename="afdp.exe"'],
] as const)('names %s', ([name, header]) => {
  expect(attachmentNamed(name)).toBe(header);
});
