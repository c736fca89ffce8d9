import { describe, expect, test } from 'vitest';
import { type BarPoint, barGeometry } from './bar-geometry';

const size = { width: 400, em: 10 };
const points = (...values: (number | null)[]): BarPoint[] =>
  values.map((value, at) => ({ key: `k${at}`, label: `L${at}`, tick: `t${at}`, value }));
const drawn = (values: (number | null)[], at = size) => barGeometry(points(...values), at);
const heights = (values: (number | null)[]) => drawn(values).bars.map(({ height }) => height);

describe('a bar chart', () => {
  test('draws each value to scale, from zero up', () => {
    const { bars, zero, height } = drawn([50, 100, 25]);
    const [half, whole, quarter] = bars.map((bar) => bar.height);
    expect(whole).toBeGreaterThan(height / 2);
    expect(half).toBeCloseTo((whole ?? 0) / 2);
    expect(quarter).toBeCloseTo((whole ?? 0) / 4);
    for (const bar of bars) expect(bar.y + bar.height).toBeCloseTo(zero);
  });

  test('leaves the place of a missing value empty', () => {
    const all = drawn([1, 2, 3]).bars;
    const some = drawn([1, null, 3]).bars;
    expect(some.map(({ key, x }) => [key, x])).toEqual(
      [all[0], all[2]].map((bar) => [bar?.key, bar?.x]),
    );
  });

  test('draws negative values downwards from zero', () => {
    const { bars, zero } = drawn([-40, 80]);
    expect(bars[0]?.y).toBeCloseTo(zero);
    expect((bars[0]?.y ?? 0) + (bars[0]?.height ?? 0)).toBeGreaterThan(zero);
    expect((bars[1]?.y ?? 0) + (bars[1]?.height ?? 0)).toBeCloseTo(zero);
  });

  test('has finite geometry with no values, one value, zeros and extreme values', () => {
    expect(drawn([]).bars).toEqual([]);
    expect(heights([0, 0])).toEqual([0, 0]);
    expect(drawn([0, 0]).zero).toBe(drawn([7]).zero);
    expect(heights([7])[0]).toBeGreaterThan(80);
    for (const values of [[1e9, 0.01], [-5], [0.02]]) {
      const { bars, ticks, compared } = drawn(values);
      const numbers = [...bars, ...ticks].flatMap((each) => Object.values(each));
      expect(numbers.filter((each) => typeof each === 'number' && !Number.isFinite(each))).toEqual(
        [],
      );
      expect(compared.path).not.toContain('NaN');
    }
  });

  test('has few ticks, including zero, in the number format', () => {
    const ticks = drawn([1234, 5210]).ticks;
    expect(ticks.map(({ text }) => text)).toEqual(['0', '2\u202F000', '4\u202F000', '6\u202F000']);
    expect(drawn([0.3]).ticks.map(({ text }) => text)).toContain('0.10');
  });

  test('keeps everything inside at any width and font size', () => {
    for (const at of [
      { width: 200, em: 12 },
      { width: 300, em: 24 },
      { width: 1200, em: 12 },
    ]) {
      const { bars, labels, left, height } = drawn(
        Array.from({ length: 12 }, () => 9),
        at,
      );
      for (const { x, width } of bars) {
        expect(x).toBeGreaterThanOrEqual(left);
        expect(x + width).toBeLessThanOrEqual(at.width);
      }
      for (const { y } of labels) expect(y).toBeLessThan(height);
    }
  });
});

describe('labels and lines of a bar chart', () => {
  test('label as many bars as fit, always the newest', () => {
    const twelve = Array.from({ length: 12 }, () => 9);
    expect(drawn(twelve).labels).toHaveLength(12);
    const narrow = drawn(twelve, { width: 200, em: 12 }).labels;
    expect(narrow.length).toBeLessThan(7);
    expect(narrow.at(-1)?.text).toBe('t11');
  });

  test('end inside the drawing where the last bar is nearer to its edge than half a label', () => {
    const months = Array.from({ length: 14 }, () => 40_000);
    const at = { width: 256, em: 13.7 };
    const label = drawn(months, at).labels.at(-1);
    // A month of three letters is about 1.8 em wide.
    expect((label?.x ?? 0) + 0.9 * at.em).toBeLessThanOrEqual(at.width);
    const wide = drawn(months, { width: 900, em: 12 });
    expect(wide.labels.at(-1)?.x).toBe(wide.middle('k13'));
  });

  test('name each group once, below its first label', () => {
    const months = Array.from({ length: 12 }, (_, at) => ({
      ...({ key: `k${at}`, label: '', tick: `t${at}`, value: 9 } as const),
      group: at < 2 ? '2025' : '2026',
    }));
    const named = (width: number) => {
      const { labels, groups } = barGeometry(months, { width, em: 12 });
      return groups.map(({ name, x }) => [labels.find((label) => label.x === x)?.text, name]);
    };
    expect(named(900)).toEqual([
      ['t0', '2025'],
      ['t2', '2026'],
    ]);
    // Only every second bar has a label.
    expect(named(320)).toEqual([
      ['t1', '2025'],
      ['t3', '2026'],
    ]);
    const { height, labels, groupY } = barGeometry(months, size);
    for (const { y } of labels) expect(groupY).toBeGreaterThan(y + size.em);
    expect(groupY).toBeLessThan(height);
    const ofOneYear = barGeometry(months.slice(2), size);
    expect(ofOneYear.groups).toEqual([]);
    expect(ofOneYear.height).toBeLessThan(height);
  });

  test('write the names of groups inside the drawing and apart from each other', () => {
    const from = (year: number, month: number, count: number) =>
      Array.from({ length: count }, (_, at) => {
        const group = `${year + Math.floor((month - 1 + at) / 12)}`;
        return { key: `k${at}`, label: '', tick: 'jan', value: 9, group };
      });
    for (const width of [240, 256, 320, 900]) {
      for (const points of [from(2026, 2, 12), from(2026, 11, 62), from(2026, 1, 180)]) {
        const { groups } = barGeometry(points, { width, em: 13 });
        expect(groups.length).toBeGreaterThan(1);
        for (const [at, { x }] of groups.entries()) {
          expect(x + 1.2 * 13).toBeLessThanOrEqual(width);
          expect(x - (groups[at - 1]?.x ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(2.4 * 13);
        }
      }
    }
  });

  test('break the compared line at missing values', () => {
    const compared = [1, 2, null, 4, 5];
    const { path, marks } = barGeometry(
      compared.map((value, at) => ({ ...points(1)[0], key: `${at}`, compared: value }) as BarPoint),
      size,
    ).compared;
    expect(marks).toHaveLength(4);
    expect(path.match(/M/g)).toHaveLength(2);
  });

  test('draw the usual values as a second line, to the scale of the bars', () => {
    const [low, high] = points(10, 20);
    const given = [
      { ...low, compared: 5, usual: 10 },
      { ...high, compared: null, usual: 40 },
    ] as BarPoint[];
    const { bars, compared, usual } = barGeometry(given, size);
    expect(compared.marks).toHaveLength(1);
    expect(usual.marks.map(({ key }) => key)).toEqual(['k0', 'k1']);
    expect(usual.marks[0]?.y).toBeCloseTo(bars[0]?.y ?? 0);
    // The axis includes a value that only this line has.
    expect(usual.marks[1]?.y).toBeGreaterThanOrEqual(size.em);
    expect(usual.marks[1]?.y).toBeLessThan(bars[1]?.y ?? 0);
  });
});

describe('compared values', () => {
  const yearBefore = (compared: (number | null)[]) =>
    barGeometry(
      compared.map((each, at) => ({
        key: `${at}`,
        label: '',
        tick: '',
        value: 100,
        compared: each,
      })),
      size,
    );

  test('are bars behind, to the same scale, a little to the left of their month', () => {
    const { bars, barsBehind } = yearBefore([50, null, 100]);
    expect(barsBehind.map(({ key }) => key)).toEqual(['0', '2']);
    expect(barsBehind[0]?.height).toBeCloseTo((bars[0]?.height ?? 0) / 2);
    expect(barsBehind[1]?.height).toBeCloseTo(bars[2]?.height ?? 0);
    const shift = (bars[0]?.x ?? 0) - (barsBehind[0]?.x ?? 0);
    expect(shift).toBeGreaterThan(0);
    expect(shift).toBeLessThan((bars[0]?.width ?? 0) / 2);
  });

  test('have an area down to zero that leaves out missing months', () => {
    const { area, zero } = yearBefore([50, null, 100]);
    expect(area.match(/M/g)).toHaveLength(2);
    expect(area).toContain(`,${zero}`);
  });
});

test('a note is inside the drawing at any width, and cut when it is wider than that', () => {
  const noted = (place: number): BarPoint[] =>
    Array.from({ length: 12 }, (_, at) => ({
      ...({ key: `k${at}`, label: '', tick: '', value: null, compared: 9 } as const),
      ...(at === place && { note: ['Obnova fasade in strehe', '−42\u202F000\u00A0€'] as const }),
    }));
  for (const place of [0, 5, 11]) {
    for (const width of [240, 320, 900]) {
      const { notes, left } = barGeometry(noted(place), { width, em: 12 });
      expect(notes).toHaveLength(1);
      const [{ x = 0, y = 0, title = '' } = {}] = notes;
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x + title.length * 0.58 * 12).toBeLessThanOrEqual(width + 1);
      expect(y).toBeGreaterThan(0);
    }
  }
  const narrow = barGeometry(noted(3), { width: 150, em: 12 }).notes[0];
  expect(narrow?.title.endsWith('…')).toBe(true);
});
