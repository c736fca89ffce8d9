import { expect, it } from 'vitest';
import { marksOf, tableOfMarks } from './marks';
import type { Round } from './round';
import type { Seen } from './watch';

const seen = (lcp: number, more: Partial<Seen> = {}): Seen => ({
  lcp,
  interactive: lcp,
  row: undefined,
  bytes: 0,
  cls: 0,
  longestTask: 0,
  slowest: 0,
  ...more,
});
const round = (more: Partial<Round> = {}): Round => ({
  page: seen(400),
  floor: seen(1000),
  login: seen(460),
  typed: seen(460, { slowest: 104 }),
  deepLink: seen(900, { row: 1500, bytes: 190_400 }),
  warm: [{ portal: 110, bare: 100 }],
  used: seen(900, { cls: 0.02 }),
  quick: seen(900, { longestTask: 80 }),
  changes: [50, 60, 61],
  ...more,
});
const lines = (rounds: readonly Round[]) =>
  tableOfMarks(marksOf(rounds))
    .split('\n')
    .map((line) => line.trim().split(/\s{2,}/));

it('shows figure, floor, ratio, mark and whether it is met', () => {
  const [head, ...rows] = lines([round()]);
  expect(head).toEqual(['mark', 'figure', 'floor', 'ratio', 'at most', 'met']);
  expect(rows.map(([, ...row]) => row)).toEqual([
    ['460 ms', '1000 ms', '0.460', '× 0.5', 'yes'],
    ['460 ms', '400 ms', '1.150', '× 1.15', 'yes'],
    ['460 ms', '1000 ms', '0.460', '× 1.05', 'yes'],
    ['110 ms', '100 ms', '1.100', '× 1.1', 'yes'],
    ['1500 ms', '1000 ms', '1.500', '× 1.5', 'yes'],
    ['190.4 kB', '–', '–', '190 kB', 'NO'],
    ['60 ms', '–', '–', '60 ms', 'yes'],
    ['80 ms', '–', '–', '80 ms', 'yes'],
    ['104 ms', '–', '–', '100 ms', 'NO'],
    ['0.020', '–', '–', '0.010', 'NO'],
  ]);
});

it('takes the median of the ratios of the rounds, because a slow round slows both pages', () => {
  const rounds = [round(), round({ login: seen(4600), page: seen(4000) }), round()];
  expect(lines(rounds)[2]?.slice(1)).toEqual(['460 ms', '400 ms', '1.150', '× 1.15', 'yes']);
});

it('meets no mark with a measurement that is missing', () => {
  const rounds = [round({ deepLink: seen(900, { bytes: 1000 }) })];
  expect(lines(rounds)[5]?.at(-1)).toBe('NO');
});
