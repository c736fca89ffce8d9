import { expect, it } from 'vitest';
import { allDuesText as text } from './all-dues';

it('P34 the sentence of what is not included ends in one full stop, also after the name of a company', () => {
  expect(text.notIncluded('Upravnik stavb Hrast d.o.o.')).toBe(
    'Ni všteto: Upravnik stavb Hrast d.o.o.',
  );
  expect(text.notIncluded('Breza d.o.o., odprto 190.75 € (stanje 20.11.2026)')).toBe(
    'Ni všteto: Breza d.o.o., odprto 190.75 € (stanje 20.11.2026).',
  );
});
