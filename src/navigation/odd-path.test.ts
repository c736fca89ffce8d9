import { expect, test } from 'vitest';
import { isOddPath } from './odd-path';

test.each([
  '/dokumenti-upravnika/..%2f..',
  '/dokumenti-upravnika/a%2Fb',
  '/dokumenti-upravnika/a%5cb',
  '/%2E%2e/',
  '/dokumenti-upravnika/5%00',
  '/%ff',
  '/%E0%',
])('%s is not a portal address', (path) => {
  expect(isOddPath(path)).toBe(true);
});

test.each(['/', '/dokumenti-upravnika/58213', '/%C5%A1', '/a.b/c', `/${'x'.repeat(5_000)}`])(
  '%s may be a portal address',
  (path) => {
    expect(isOddPath(path)).toBe(false);
  },
);
