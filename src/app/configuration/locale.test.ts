import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { setLocale } from './locale';

test('§4 §9 the locale is Slovenian from the start', () => {
  expect(dayjs('2026-11-23').locale('en').format('dddd')).toBe('Monday');
  setLocale();
  expect(dayjs.locale()).toBe('sl');
  expect(dayjs('2026-11-23').format('dddd, D. MMMM')).toBe('ponedeljek, 23. november');
});
