import { expect, test } from 'vitest';
import { visiblePlaces } from './bottom-bar';

const placesFor = (...pages: number[]) =>
  visiblePlaces({ pages, hasTenants: false }).map(({ id, route, badge }) => [id, route, badge]);

test('each place leads to its first granted page and has the counter of that page', () => {
  expect(placesFor(106, 1, 2, 7, 9, 16)).toEqual([
    ['overview', 'home', undefined],
    ['payments', 'open-items', undefined],
    ['messages', 'notifications', 'notifications'],
  ]);
  expect(placesFor(106, 16, 9)).toEqual([
    ['overview', 'home', undefined],
    ['payments', 'regular-billing', undefined],
    ['messages', 'bulletin-board', 'bulletins'],
  ]);
});

test('a place without a granted page is left out', () => {
  expect(placesFor(106, 7).map(([id]) => id)).toEqual(['overview', 'messages']);
  expect(placesFor()).toEqual([]);
});
