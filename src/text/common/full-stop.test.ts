import { expect, test } from 'vitest';
import { addManagerText } from '../account/add-manager';
import { allDuesText } from '../bills/all-dues';
import { deliveryText } from '../bills/delivery';

test.each([
  [allDuesText.notIncluded('Servis Breza d.o.o.'), 'Ni všteto: Servis Breza d.o.o.'],
  [allDuesText.notIncluded('Servis Breza'), 'Ni všteto: Servis Breza.'],
  [
    addManagerText.stayed('Servis Breza d.o.o.'),
    'Dodano: Servis Breza d.o.o. Upravnika lahko kadar koli zamenjate v zgornji vrstici.',
  ],
  [
    deliveryText.since('01.03.2024', 'Banka Gaj d.d.'),
    'Velja od 01.03.2024 v banki Banka Gaj d.d.',
  ],
  [
    deliveryText.refused('Naslov se ne ujema'),
    'Upravnik je prijavo zavrnil. Razlog: Naslov se ne ujema. Podatke popravite v banki in se prijavite znova.',
  ],
])('a sentence that ends with a given text has one full stop: %s', (sentence, expected) => {
  expect(sentence).toBe(expected);
});
