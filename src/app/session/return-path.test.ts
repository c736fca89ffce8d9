import { expect, test } from 'vitest';
import { isReturnable } from './return-path';

test.each([
  ['/', true],
  ['/odlocanje/9101', true],
  ['/obrazci', true],
  ['/nujni-primeri', true],
  // Their token is only in the history entry.
  ['/prevzem/povezava', false],
  ['/povabilo/povezava', false],
  ['/pozabljeno-geslo/povezava', false],
  ['/prijava', false],
  ['/registracija', false],
  ['/ni-je', false],
])('a login leads back to %s: %s', (path, leads) => {
  expect(isReturnable(path)).toBe(leads);
});
