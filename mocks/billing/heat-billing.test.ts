import { expect, it } from 'vitest';
import { limitShare } from './heat-billing';

it.each([
  [2.5929, 2.5929, 'brez'],
  [0.919, 0.919, 'brez'],
  [0.9189, 0.919, 'min40'],
  [6.8925, 6.8925, 'brez'],
  [7, 6.8925, 'max300'],
])('%f percent by readings for 2.2975 percent of the area is %f (%s)', (given, share, limit) => {
  expect(limitShare(given, 2.2975)).toEqual({ porabniski_delez: share, omejitev: limit });
});
