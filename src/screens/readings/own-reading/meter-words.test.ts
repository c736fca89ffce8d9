import { expect, test } from 'vitest';
import type { MeterToRead } from '../../../domain/api-types';
import { stateOf } from './meter-words';

const meter = { decimalke: 3, enota_mere: 'm³' } as MeterToRead;

test('a state has the decimals of the dial, and zero is 0.00 (§9)', () => {
  expect(stateOf(meter, 12.5)).toBe('12.500\u00A0m³');
  expect(stateOf(meter, 0)).toBe('0.00\u00A0m³');
});
