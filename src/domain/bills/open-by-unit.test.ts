import { expect, test } from 'vitest';
import type { OpenItem } from '../api-types';
import { openByUnit } from './open-by-unit';

const item = (inventarna_stevilka: string, odprto: number) =>
  ({ inventarna_stevilka, odprto }) as OpenItem;
const postavke = [item('a', 0.1), item('b', 12), item('a', 0.2), item('b', -20)];

test('the open amounts of a unit are summed in cents, also what was paid too much', () => {
  const open = openByUnit({ postavke, naslednji_kazalec: null });
  expect([...(open ?? [])]).toEqual([
    ['a', 0.3],
    ['b', -8],
  ]);
});

test('a part of the list says nothing about a unit', () => {
  expect(openByUnit({ postavke, naslednji_kazalec: 'next' })).toBeUndefined();
});
