import { expect, test } from 'vitest';
import { hostOf, mailHref, ownPath, telephoneHref, webHref } from './contact';

test.each([
  ['01 000 10 20', 'tel:+38610001020'],
  ['080 00 99', 'tel:+386800099'],
  ['00386 1 000 10 20', 'tel:+38610001020'],
  ['00 39 040 000 000', 'tel:+39040000000'],
  ['000 111 222', 'tel:+38600111222'],
  ['113', 'tel:113'],
  ['0'.repeat(200), undefined],
  // The longest number has fifteen digits.
  ['+123456789012345', 'tel:+123456789012345'],
  ['+1234567890123456', undefined],
  ['javascript:alert(1)', undefined],
  ['pokličite nas', undefined],
  ['+386 (0)1 000 10 20', 'tel:+38610001020'],
  ['00386 (0)1 000 10 20', 'tel:+38610001020'],
  // Without a country code the zero is dialled.
  ['(0)1 000 10 20', 'tel:+38610001020'],
  ['(01) 000 10 20', 'tel:+38610001020'],
  ['01/000-10-20', 'tel:+38610001020'],
  ['01 000 10 20 / 030 111 222', 'tel:+38610001020'],
  ['112', 'tel:112'],
  ['-', undefined],
  ['1+2', undefined],
  ['', undefined],
  [null, undefined],
])('the telephone number %j has the link %j', (telephone, href) => {
  expect(telephoneHref(telephone)).toBe(href);
});

test.each([
  ['servis@example.si', 'mailto:servis@example.si'],
  ['a@b.si?bcc=c@d.si', undefined],
  ['a@b.si,c@d.si', undefined],
  ['a%0Ab@c.si', undefined],
  ['nihče', undefined],
  [null, undefined],
])('the e-mail address %j has the link %j', (email, href) => {
  expect(mailHref(email)).toBe(href);
});

test.each([
  ['https://www.example.si', 'https://www.example.si/'],
  ['http://example.si/a?b', 'http://example.si/a?b'],
  ['javascript:alert(1)', undefined],
  ['https://banka.si@zlo.si', undefined],
  ['data:text/html,x', undefined],
  ['www.example.si', undefined],
  ['', undefined],
  [null, undefined],
])('the web page %j has the link %j', (address, href) => {
  expect(webHref(address)).toBe(href);
});

test('a web address is shown by its host', () => {
  expect(hostOf('https://www.example.si/a')).toBe('example.si');
});

test.each([
  ['/obrazci', '/obrazci'],
  ['/obrazci?vrsta=x', '/obrazci?vrsta=x'],
  ['//zlo.si', undefined],
  ['/\\zlo.si', undefined],
  ['https://zlo.si', undefined],
  ['', undefined],
  [null, undefined],
])('the path %j leads to %j', (path, own) => {
  expect(ownPath(path)).toBe(own);
});
