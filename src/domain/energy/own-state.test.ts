import { describe, expect, test } from 'vitest';
import type { MeterToRead } from '../api-types';
import { waterMeter } from './energy.fixture';
import { isPastVerification, judgeState, type TypedState, usedSince } from './own-state';

const typed: TypedState = { stanje: 416.5, datum: '2026-11-21', posebnost: 'brez' };
const nearEnd: MeterToRead = { ...waterMeter, zadnje_stanje: 998.412, najvecje_stanje: 999.999 };
const judge = (change: Partial<TypedState>, meter = waterMeter) =>
  judgeState(meter, { ...typed, ...change }, '2026-11-21');

describe('a state', () => {
  test.each([
    ['of the usual consumption', {}],
    ['equal to the last one', { stanje: 412.318 }],
    ['of exactly three times the usual consumption', { stanje: 424.918 }],
    ['of a replaced meter', { stanje: 3, posebnost: 'zamenjava' }],
  ] as const)('%s is good', (_, change) => {
    expect(judge(change)).toBeUndefined();
  });

  test.each([
    [{ stanje: 412.317 }, 'below-last'],
    [{ stanje: 100_000 }, 'above-dial'],
    [{ stanje: 424.919 }, 'unusual'],
    [{ datum: '2026-11-22' }, 'in-future'],
    [{ datum: '2026-10-30' }, 'before-last'],
    [{ stanje: 3, posebnost: 'obrat' }, 'no-rollover'],
  ] as const)('%j is %s', (change, problem) => {
    expect(judge(change)).toBe(problem);
  });

  test('near the start of a dial that was near its end is asked about', () => {
    expect(judge({ stanje: 0.951 }, nearEnd)).toBe('maybe-rollover');
    expect(judge({ stanje: 0.951, posebnost: 'obrat' }, nearEnd)).toBeUndefined();
    expect(judge({ stanje: 99.999 }, nearEnd)).toBe('maybe-rollover');
    expect(judge({ stanje: 100 }, nearEnd)).toBe('below-last');
    expect(judge({ stanje: 0.951 }, { ...nearEnd, zadnje_stanje: 899.999 })).toBe('below-last');
  });

  test('at exactly nine tenths or one tenth of the dial is no rollover', () => {
    const round = { ...waterMeter, zadnje_stanje: 950, najvecje_stanje: 1000 };
    expect(judge({ stanje: 99.999 }, round)).toBe('maybe-rollover');
    expect(judge({ stanje: 100 }, round)).toBe('below-last');
    expect(judge({ stanje: 10 }, { ...round, zadnje_stanje: 900.001 })).toBe('maybe-rollover');
    expect(judge({ stanje: 10 }, { ...round, zadnje_stanje: 900 })).toBe('below-last');
  });

  test('of a meter without a last state or a usual consumption is good', () => {
    expect(judge({ stanje: 0 }, { ...waterMeter, zadnje_stanje: null })).toBeUndefined();
    expect(judge({ stanje: 9000 }, { ...waterMeter, obicajna_poraba: null })).toBeUndefined();
  });

  test('of a meter that usually uses nothing is asked about when something was used', () => {
    const empty = { ...waterMeter, obicajna_poraba: 0 };
    expect(judge({ stanje: 412.318 }, empty)).toBeUndefined();
    expect(judge({ stanje: 412.319 }, empty)).toBe('unusual');
  });
});

test('the consumption is exact, also over the end of the dial', () => {
  expect(usedSince(waterMeter, typed)).toBe(4182n);
  expect(usedSince(nearEnd, { stanje: 0.951, posebnost: 'obrat' })).toBe(2539n);
  const whole = { ...nearEnd, zadnje_stanje: 998, najvecje_stanje: 999, decimalke: 0 };
  expect(usedSince(whole, { stanje: 1, posebnost: 'obrat' })).toBe(3000n);
  expect(usedSince(waterMeter, { stanje: 1, posebnost: 'zamenjava' })).toBeUndefined();
});

test('a verification ends after its last day', () => {
  const until = (overjen_do: string | null) =>
    isPastVerification({ ...waterMeter, overjen_do }, '2026-11-21');
  expect(until('2026-11-20')).toBe(true);
  expect(until('2026-11-21')).toBe(false);
  expect(until(null)).toBe(false);
  expect(until('1899-12-30')).toBe(false);
});
