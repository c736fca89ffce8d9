import { expect, test } from 'vitest';
import { daysText, laterText, nextText, openText } from './contact';

test('hours have the Slovenian form', () => {
  expect(openText('15:00')).toBe('Danes do 15:00');
  expect(laterText('08:00', '12:30')).toBe('Danes od 08:00 do 12:30');
});

test.each([
  [1, 2, 'Zaprto, jutri od 08:00'],
  [3, 1, 'Zaprto, v ponedeljek od 08:00'],
  [2, 3, 'Zaprto, v sredo od 08:00'],
  [6, 7, 'Zaprto, v nedeljo od 08:00'],
  [7, 3, 'Zaprto, 02.12.2026 od 08:00'],
])('an office that opens in %d days, on day %d of the week: %s', (day, weekday, sentence) => {
  expect(nextText('08:00', day, weekday, '02.12.2026')).toBe(sentence);
});

test('a range of days is one name', () => {
  expect(daysText(1, 4)).toBe('Ponedeljek–četrtek');
  expect(daysText(4, 4)).toBe('Četrtek');
});
