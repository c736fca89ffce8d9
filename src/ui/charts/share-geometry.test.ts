import { expect, test } from 'vitest';
import { sharesOf } from '../../domain/money/shares';
import { shareGeometry } from './share-geometry';

const size = { width: 300, em: 12 };
const segments = (...values: number[]) =>
  shareGeometry(
    sharesOf(
      values.map((value, at) => ({ key: `${at}`, label: `${at}`, value })),
      24,
      'Drugo',
    ),
    size,
  );

test('the segments fill the bar, each as wide as its share, with gaps between them', () => {
  const [first, second] = segments(75, 25);
  expect(first).toMatchObject({ x: 0, width: 223, number: '1' });
  expect(second).toMatchObject({ x: 225, width: 73, number: '2' });
});

test('a segment too narrow for its number is still drawn', () => {
  const [, , small] = segments(600, 399, 1);
  expect(small?.width).toBe(1);
  expect(small?.number).toBeUndefined();
});

test('a negative part is not drawn, and the numbering continues', () => {
  expect(segments(50, -20, 50).map(({ width, number }) => [width, number])).toEqual([
    [148, '1'],
    [148, '2'],
  ]);
});

test('no parts and one part', () => {
  expect(segments()).toEqual([]);
  expect(segments(-3, 0)).toEqual([]);
  expect(segments(9)).toMatchObject([{ x: 0, width: 298 }]);
});
