import { expect, it } from 'vitest';
import { inOrder } from './style-order';

it('puts the sheet with the theme first and keeps the order of the others', () => {
  const sheets = ['/assets/shell-b2.css', '/assets/base-c3_.css', '/assets/form-d4.css'];
  expect(inOrder(sheets)).toEqual([
    '/assets/base-c3_.css',
    '/assets/shell-b2.css',
    '/assets/form-d4.css',
  ]);
});

it('fails the build of a page without the theme', () => {
  expect(() => inOrder(['/assets/shell-a1.css'])).toThrow('has 0 style sheets');
});
