import { beforeEach, expect, it } from 'vitest';
import { createTries } from './tries';

let time = 0;
let tries = createTries(() => time);

beforeEach(() => {
  time = 1_000_000;
  tries = createTries(() => time);
});

function count(times: number, ...keys: string[]): void {
  for (let i = 0; i < times; i++) tries.count(keys);
}

it('lets five tries pass and has the sixth wait for fifteen minutes', () => {
  count(4, 'a');
  expect(tries.secondsToWait(['a'])).toBe(0);
  count(1, 'a');
  expect(tries.secondsToWait(['a'])).toBe(900);
});

it('waits until the first of the five is fifteen minutes old', () => {
  count(1, 'a');
  time += 60_000;
  count(4, 'a');
  expect(tries.secondsToWait(['a'])).toBe(840);
  time += 839_001;
  expect(tries.secondsToWait(['a'])).toBe(1);
  time += 999;
  expect(tries.secondsToWait(['a'])).toBe(0);
});

it('waits for the key that has to wait longest', () => {
  count(5, 'a', 'b');
  time += 1000;
  count(1, 'b');
  expect(tries.secondsToWait(['c', 'a'])).toBe(899);
  expect(tries.secondsToWait(['c', 'a', 'b'])).toBe(899);
});

it('keeps keys apart and forgets one', () => {
  count(5, 'a');
  expect(tries.secondsToWait(['b'])).toBe(0);
  tries.forget('a');
  expect(tries.secondsToWait(['a'])).toBe(0);
});
