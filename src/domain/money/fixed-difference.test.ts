import { expect, test } from 'vitest';
import { fixedDifference } from './fixed-difference';

test.each([
  [220.5, 217.4, 3.1],
  [0.3, 0.1, 0.2],
  [217.399, 217.4, -0.001],
])('%d less %d is %d', (one, other, difference) => {
  expect(fixedDifference(one, other)).toBe(difference);
});
