import { describe, expect, it } from 'vitest';
import { Problem } from './problem';
import { readBackendFlags, readWorldFlags } from './world-flags';

describe('the flags of a generated world', () => {
  it('request no generated world when there are none', () => {
    expect(readWorldFlags([])).toBeUndefined();
    expect(readWorldFlags(['--dev'], ['--dev'])).toBeUndefined();
  });

  it('are numbers, with a space or an equals sign', () => {
    const args = ['--units', '10000', '--open-items=500', '--seed', '7'];
    expect(readWorldFlags(args)).toEqual({ units: 10_000, openItems: 500, seed: 7 });
  });

  it('work together with other flags', () => {
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

describe('the flags of a backend', () => {
  it('let the manager process by the clock, or not', () => {
    expect(readBackendFlags([])).toEqual({ world: undefined, requestLife: Date.now });
    expect(readBackendFlags(['--still'])).toEqual({ world: undefined, requestLife: undefined });
  });

  it('work together, in any order', () => {
    const args = ['--units', '5', '--still', '--dev', '--seed=7'];
    const expected = { world: { units: 5, seed: 7 }, requestLife: undefined };
    expect(readBackendFlags(args, ['--dev'])).toEqual(expected);
  });

  it('are listed when one is unknown', () => {
    expect(() => readBackendFlags(['--quiet'])).toThrow(/--still.*--units N/);
  });
});
