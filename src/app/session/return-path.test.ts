import { expect, test } from 'vitest';
import { isOfLink } from './return-path';

test.each([
  ['/', false],
  ['/odlocanje/9101', false],
  ['/prijava', false],
  ['/pozabljeno-geslo', false],
  ['/prevzem/povezava', true],
  ['/povabilo/povezava', true],
  ['/pozabljeno-geslo/povezava', true],
])('%s is the page of a link: %s', (path, is) => {
  expect(isOfLink(path)).toBe(is);
});
