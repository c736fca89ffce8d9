import { expect, test } from 'vitest';
import { owedOf } from './owed';

test.each([
  [286.84, [31.9, 254.94], 286.84],
  [-18.1, [31.9, -50], 31.9],
  [-50, [-50, 0], 0],
  // Rows that are not loaded are in the total.
  [1000.1, [0.3, -0.2], 1000.3],
  [0, [], 0],
])('of %s with %j %s is owed', (total, open, owed) => {
  expect(
    owedOf(
      total,
      open.map((odprto) => ({ odprto })),
    ),
  ).toBe(owed);
});
