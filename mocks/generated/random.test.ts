import { expect, it } from 'vitest';
import { createRandom, type Random } from './random';

const draw = (random: Random) => Array.from({ length: 20 }, () => random.whole(1, 1_000_000));

it('gives the same numbers for the same seed and stream, and other numbers for others', () => {
  const numbers = draw(createRandom(7, 'units'));
  expect(draw(createRandom(7, 'units'))).toEqual(numbers);
  expect(draw(createRandom(8, 'units'))).not.toEqual(numbers);
  expect(draw(createRandom(7, 'bills'))).not.toEqual(numbers);
});

it('gives all allowed numbers, and no other', () => {
  const random = createRandom(1, 'die');
  const counts = new Map<number, number>();
  for (let throws = 0; throws < 6000; throws += 1) {
    const eyes = random.whole(1, 6);
    counts.set(eyes, (counts.get(eyes) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

it('gives true with the given probability', () => {
  const random = createRandom(1, 'coin');
  const happened = Array.from({ length: 5000 }, () => random.chance(0.2)).filter(Boolean).length;
  expect(Math.abs(happened - 1000)).toBeLessThan(150);
  expect(random.chance(0)).toBe(false);
  expect(random.chance(1)).toBe(true);
});

it('picks from a list that is not empty', () => {
  const random = createRandom(1, 'list');
  expect(['a', 'b']).toContain(random.pick(['a', 'b']));
  expect(() => random.pick([])).toThrow(RangeError);
});
