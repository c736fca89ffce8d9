import { expect, test, vi } from 'vitest';
import { firstClick } from './first-click';

test.each([
  ['a key', 0, 1],
  ['a click', 1, 1],
  ['the second click of a double click', 2, 0],
  ['the third of three', 3, 0],
])('%s (detail %i) presses the button %i times', (_, detail, times) => {
  const press = vi.fn();
  firstClick(press)({ detail });
  expect(press).toHaveBeenCalledTimes(times);
});
