import { expect, test } from 'vitest';
import { isAllowedPath } from './use-allowed-path';

const access = { pages: [3, 16, 108], hasTenants: false };

test.each([
  ['/redni-obracun', true],
  ['/odcitki#poraba', true],
  ['/redni-obracun?leto=2025', true],
  ['/obrazci?obrazec=potrdilo&enota=0137014#vloga-1', true],
  ['/odprte-postavke?vrsta=1', false],
  ['/prijava?nazaj=1', false],
  ['/ni-strani', false],
])('P11 the page %s of a message is linked: %s', (path, isLinked) => {
  expect(isAllowedPath(path, access)).toBe(isLinked);
});
