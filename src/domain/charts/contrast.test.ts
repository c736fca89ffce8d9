import { expect, test } from 'vitest';
import { contrastOf, mixColours } from './contrast';

test.each([
  ['#000000', '#ffffff', '21.0'],
  ['#777777', '#ffffff', '4.5'],
  ['#17211F', '#F6F7F5', '15.3'],
  ['#55625F', '#FFFFFF', '6.4'],
  ['#A7B4B0', '#182120', '7.7'],
  ['#6ccfc4', '#6ccfc4', '1.0'],
])('the contrast of %s and %s is %s, either way round', (one, other, ratio) => {
  expect(contrastOf(one, other).toFixed(1)).toBe(ratio);
  expect(contrastOf(other, one).toFixed(1)).toBe(ratio);
});

test('a contrast just under 4.5 is not rounded up', () => {
  expect(contrastOf('#777777', '#ffffff')).toBeLessThan(4.5);
  expect(contrastOf('#767676', '#ffffff')).toBeGreaterThan(4.5);
});

test('colours are mixed as the style sheet mixes them', () => {
  expect(mixColours('#000000', 0.1, '#ffffff')).toBe('#e6e6e6');
  expect(mixColours('#0b5d57', 1, '#ffffff')).toBe('#0b5d57');
});
