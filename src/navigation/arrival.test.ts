import { expect, test } from 'vitest';
import { arrivalOf, arrivalState, arrivals } from './arrival';

test.each(arrivals)('%s is told from one page to the next', (arrival) => {
  expect(arrivalOf(structuredClone(arrivalState(arrival)))).toBe(arrival);
});

test.each([undefined, null, 'registered', 5, [], {}, { arrival: 'https://evil.example' }])(
  '%j says nothing',
  (state) => {
    expect(arrivalOf(state)).toBeUndefined();
  },
);
