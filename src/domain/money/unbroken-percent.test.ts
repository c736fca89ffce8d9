import { expect, test } from 'vitest';
import { unbrokenPercent } from './unbroken-percent';

test('a percent sign does not begin a line', () => {
  const text = 'Ogrevanje (30 %), DDV 22 %, 5% in %';
  expect(unbrokenPercent(text)).toBe('Ogrevanje (30\u00A0%), DDV 22\u00A0%, 5% in\u00A0%');
});
