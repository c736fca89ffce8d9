import { expect, it } from 'vitest';
import { figuresOf, type Measure, type Point, ratioOfEnds, steepest } from './judge';

const time: Measure = { name: 'all', unit: 'ms', growth: 'linear', noise: 20 };
const pointsOf = (of: (at: number) => number): Point[] =>
  [100, 1000, 10_000].map((at) => ({ at, values: { all: of(at) } }));

it('tells linear from quadratic growth', () => {
  expect(
    steepest(
      pointsOf((at) => at),
      time,
    ),
  ).toBeCloseTo(1);
  expect(
    steepest(
      pointsOf((at) => at ** 2),
      time,
    ),
  ).toBeCloseTo(2);
  expect(
    steepest(
      pointsOf((at) => at * Math.log2(at)),
      time,
    ),
  ).toBeLessThan(1.2);
  expect(
    steepest(
      pointsOf(() => 500),
      time,
    ),
  ).toBe(0);
});

it('a fixed part makes no growth steeper than it is', () => {
  expect(
    steepest(
      pointsOf((at) => 800 + at),
      time,
    ),
  ).toBeLessThan(1);
});

it('differences within noise are no growth', () => {
  expect(
    steepest(
      pointsOf((at) => (at === 100 ? 1 : 15)),
      time,
    ),
  ).toBe(0);
  expect(
    ratioOfEnds(
      pointsOf((at) => (at === 100 ? 5 : 24)),
      time,
    ),
  ).toBe(1);
});

it('an amount of nothing counts as one', () => {
  const points = [0, 10, 100].map((at) => ({ at, values: { all: 100 * Math.max(at, 1) } }));
  expect(steepest(points, time)).toBeCloseTo(1);
});

it('gives each measure its mark', () => {
  const wait: Measure = { name: 'wait', unit: 'ms', growth: 'flat', noise: 50 };
  const points = [10, 1000].map((at) => ({ at, values: { wait: at, all: at ** 2 } }));
  const figures = figuresOf({ title: 'rows', measures: [wait, time], points });
  expect(figures.map(({ what, value, most }) => [what, value <= most])).toEqual([
    ['rows: wait, last / first', false],
    ['rows: all, exponent', false],
  ]);
});
