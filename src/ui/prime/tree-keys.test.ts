import { expect, test } from 'vitest';
import { type TreeMove, treeMove } from './tree-keys';

// 2026 is open with two kinds, 2025 is closed.
const items = [
  { level: 1, open: true },
  { level: 2, open: undefined },
  { level: 2, open: undefined },
  { level: 1, open: false },
];

test.each<[string, number, TreeMove]>([
  ['ArrowDown', 2, { to: 3 }],
  ['ArrowDown', 3, { to: 3 }],
  ['ArrowUp', 3, { to: 2 }],
  ['ArrowUp', 0, { to: 0 }],
  ['Home', 3, { to: 0 }],
  ['End', 0, { to: 3 }],
  ['ArrowRight', 3, 'toggle'],
  ['ArrowRight', 0, { to: 1 }],
  ['ArrowRight', 1, { to: 1 }],
  ['ArrowLeft', 0, 'toggle'],
  ['ArrowLeft', 2, { to: 0 }],
  ['ArrowLeft', 3, { to: 3 }],
  ['Enter', 1, 'choose'],
  [' ', 0, 'choose'],
  ['Tab', 0, undefined],
  ['a', 0, undefined],
  ['Home', -1, undefined],
])('%j on item %d', (key, at, move) => {
  expect(treeMove(key, items, at)).toEqual(move);
});
