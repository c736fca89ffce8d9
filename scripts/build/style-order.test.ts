import { expect, it } from 'vitest';
import { inOrder } from './style-order';

it('puts the theme first and keeps the order of the other sheets', () => {
  const sheets = [
    '/assets/base-a1.css',
    '/assets/portal-b2.css',
    '/assets/theme-c3_.css',
    '/assets/lists-d4.css',
  ];
  expect(inOrder(sheets)).toEqual([
    '/assets/theme-c3_.css',
    '/assets/base-a1.css',
    '/assets/portal-b2.css',
    '/assets/lists-d4.css',
  ]);
});

it('fails the build of a page without the theme', () => {
  expect(() => inOrder(['/assets/base-a1.css'])).toThrow('has 0 style sheets');
});
