import { expect, test } from 'vitest';
import type { MeterToRead } from '../../../domain/api-types';
import { ownReadingText } from '../../../text/bills/own-reading';
import { leadOf, stateOf, windowOf } from './meter-words';

const meter = { decimalke: 3, enota_mere: 'm³' } as MeterToRead;

test('a state has the decimals of the dial, and zero is 0.00 (§9)', () => {
  expect(stateOf(meter, 12.5)).toBe('12.500\u00A0m³');
  expect(stateOf(meter, 0)).toBe('0.00\u00A0m³');
});

const ofWindow = (odprto_do: string | null, oddaja = 'odprto') =>
  ({ oddaja, odprto_od: '2026-11-25', odprto_do, oddano: null }) as MeterToRead;

test('a window without a known end is shown without a day', () => {
  expect(windowOf(ofWindow('2026-11-30'))).toBe('odprta do 30.11.2026');
  expect(windowOf(ofWindow(null))).toBe('odprta');
  expect(windowOf(ofWindow('2026-11-30', 'zaprto'))).toBe('naslednja od 25.11.2026 do 30.11.2026');
  expect(windowOf(ofWindow(null, 'zaprto'))).toBe('naslednja od 25.11.2026');
  expect(leadOf({ merilniki: [ofWindow(null)] })).toBe('Stanje merilnikov lahko sporočite.');
});

test('the sentence has the first end that is known, also beside a meter without one', () => {
  const merilniki = [ofWindow('2026-12-05'), ofWindow(null), ofWindow('2026-11-30')];
  expect(leadOf({ merilniki })).toBe('Stanje merilnikov lahko sporočite do 30.11.2026.');
});

test('a last state without its day has no brackets', () => {
  expect(ownReadingText.lastOf('412.318\u00A0m³', '31.10.2026')).toContain('(31.10.2026)');
  expect(ownReadingText.lastOf('412.318\u00A0m³', '/')).toBe('412.318\u00A0m³');
});
