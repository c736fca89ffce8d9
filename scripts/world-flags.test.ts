import { describe, expect, it } from 'vitest';
import { Problem } from './problem';
import { readWorldFlags } from './world-flags';

describe('the flags of a generated world', () => {
  it('ask for none when there are none', () => {
    expect(readWorldFlags([])).toBeUndefined();
    expect(readWorldFlags(['--dev'], ['--dev'])).toBeUndefined();
  });

  it('are numbers, with a space or an equals sign', () => {
    const args = ['--units', '10000', '--open-items=500', '--seed', '7'];
    expect(readWorldFlags(args)).toEqual({ units: 10_000, openItems: 500, seed: 7 });
  });

  it('stand beside the flags of others', () => {
    expect(readWorldFlags(['--dev', '--units', '5'], ['--dev'])).toEqual({ units: 5 });
  });

  it.for([
    ['text', ['--units', 'ten']],
    ['a negative number', ['--units=-1']],
    ['half a unit', ['--units', '1.5']],
    ['no value', ['--units']],
    ['an unknown flag', ['--rooms', '3']],
    ['a word', ['units']],
  ] as const)('are refused with %s', ([, args]) => {
    expect(() => readWorldFlags(args)).toThrow(Problem);
  });
});
