import { describe, expect, test } from 'vitest';
import { chartColours } from './chart-colours';
import { contrastOf } from './contrast';

/** `surface` and `bg` of tokens.css. */
const grounds = { light: ['#ffffff', '#f6f7f5'], dark: ['#182120', '#0f1514'] };

type Vector = readonly number[];
type Matrix = readonly Vector[];

/** Vision without green or red cones: Machado, Oliveira, Fernandes 2009, severity 1, in linear RGB. */
const sights: Record<string, Matrix> = {
  'full sight': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};
const toXyz: Matrix = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];
const white = [0.95047, 1, 1.08883];

const times = (matrix: Matrix, vector: Vector) =>
  matrix.map((row) => row.reduce((sum, each, at) => sum + each * (vector[at] ?? 0), 0));

function linear(colour: string): Vector {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

/** CIE L*a*b* of a colour as a kind of vision sees it. */
function lab(colour: string, sight: Matrix): { light: number; all: Vector } {
  const seen = times(sight, linear(colour)).map((part) => Math.min(1, Math.max(0, part)));
  const [x = 0, y = 0, z = 0] = times(toXyz, seen).map((part, at) => {
    const share = part / (white[at] ?? 1);
    return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
  });
  return { light: 116 * y - 16, all: [116 * y - 16, 500 * (x - y), 200 * (y - z)] };
}

const distance = (one: Vector, other: Vector) =>
  Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)));

describe.each(['light', 'dark'] as const)('the colours of charts, %s theme', (theme) => {
  const colours = chartColours.map((colour) => colour[theme]);
  const neighbours = colours.slice(1).map((colour, at) => [colours[at] ?? '', colour] as const);

  test('are 24 different ones (§9)', () => {
    expect(new Set(colours).size).toBe(24);
    expect(colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
  });

  test.each(grounds[theme])('have a contrast of 3:1 to %s (W05)', (ground) => {
    expect(colours.filter((colour) => contrastOf(colour, ground) < 3)).toEqual([]);
  });

  test('differ from their neighbours in lightness by 20 of 100', () => {
    const full = sights['full sight'] ?? [];
    const alike = neighbours.filter(
      ([one, other]) => Math.abs(lab(one, full).light - lab(other, full).light) < 20,
    );
    expect(alike).toEqual([]);
  });

  test.each(Object.entries(sights))('differ from their neighbours for %s', (_, sight) => {
    const alike = neighbours.filter(
      ([one, other]) => distance(lab(one, sight).all, lab(other, sight).all) < 15,
    );
    expect(alike).toEqual([]);
  });

  test('all differ from one another', () => {
    const full = sights['full sight'] ?? [];
    const alike = colours.flatMap((one, at) =>
      colours
        .slice(at + 1)
        .filter((other) => distance(lab(one, full).all, lab(other, full).all) < 8)
        .map((other) => [one, other]),
    );
    expect(alike).toEqual([]);
  });
});
