import { expect, test } from 'vitest';
import { arrivalOf, arrivalState, arrivals } from './arrival';

test.each(arrivals)('%s is passed from one page to the next', (arrival) => {
  expect(arrivalOf(structuredClone(arrivalState(arrival)))).toBe(arrival);
});

test.each([undefined, null, 'registered', 5, [], {}, { arrival: 'https://evil.example' }])(
  '%j has no reason',
  (state) => {
    expect(arrivalOf(state)).toBeUndefined();
  },
);
