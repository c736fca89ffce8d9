import { describe, expect, it } from 'vitest';
import { wholeValues } from './whole-values';

describe('wholeValues', () => {
  it.each([
    ['do 30.11.2026, še 5 dni', ['do', '30.11.2026,', 'še', '5 dni']],
    ['Javorjeva ulica 12 - 2 - 3 (14)', ['Javorjeva', 'ulica', '12 - 2 - 3 (14)']],
    [
      '62.40\u00A0m² × 0.60\u00A0€ = 37.44\u00A0€',
      ['62.40\u00A0m²', '×', '0.60\u00A0€', '= 37.44\u00A0€'],
    ],
    ['pon.–pet. 7–15', ['pon.–pet.', '7–15']],
    ['Najem: 01.09.2024–31.08.2027', ['Najem:', '01.09.2024–31.08.2027']],
    ['Št. zadeve 0137-03/2026', ['Št.', 'zadeve', '0137-03/2026']],
    ['delež po površini (30 %)', ['delež', 'po', 'površini', '(30 %)']],
    ['Upravljanje d.o.o. - 104217', ['Upravljanje', 'd.o.o. - 104217']],
    ['2026 Poraba', ['2026', 'Poraba']],
    ['', ['']],
  ])('%s', (text, parts) => {
    expect(wholeValues(text)).toEqual(parts);
  });

  it('changes no character', () => {
    for (const text of ['a  b', ' 5 dni ', '- - 3', '1 2 3 dni = 4'])
      expect(wholeValues(text).join(' ')).toBe(text);
  });
});
