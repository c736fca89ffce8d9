import { expect, it } from 'vitest';
import { inOrder } from './style-order';

it('puts the ground before the parts and leaves these as they are', () => {
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

it('fails the build of a page without its ground', () => {
  expect(() => inOrder(['/assets/base-a1.css'])).toThrow('there is 0');
});
