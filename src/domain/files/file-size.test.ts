import { expect, test } from 'vitest';
import { formatSize } from './file-size';

test.each([
  [482_113, '471 kB'],
  [98_304, '96 kB'],
  [136_192, '133 kB'],
  [0, '1 kB'],
  [1, '1 kB'],
  [1_536, '2 kB'],
  [1_023 * 1_024, '1\u202F023 kB'],
  [1_024 * 1_024 - 1, '1.0 MB'],
  [1_048_576, '1.0 MB'],
  [1_468_006, '1.4 MB'],
  [5_368_709_120, '5\u202F120.0 MB'],
])('%d bytes read %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text.replace(' ', '\u00A0'));
});
