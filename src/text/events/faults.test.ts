import { expect, test } from 'vitest';
import { faultsText } from './faults';

test('the answer begins with the faults that wait for the user, in words up to four', () => {
  const answers = [0, 1, 2, 3, 4, 5, 101].map((asks) => faultsText.answer(asks, 3));
  const rest = 'V\u00A0stavbi so 3\u00A0odprte napake.';
  expect(answers).toEqual([
    rest,
    `Ena napaka čaka na vaš odgovor. ${rest}`,
    `Dve napaki čakata na vaš odgovor. ${rest}`,
    `Tri napake čakajo na vaš odgovor. ${rest}`,
    `Štiri napake čakajo na vaš odgovor. ${rest}`,
    `5 napak čaka na vaš odgovor. ${rest}`,
    `101 napaka čaka na vaš odgovor. ${rest}`,
  ]);
});

test('the open faults have the verb in their number', () => {
  expect([0, 1, 2, 4, 5].map((open) => faultsText.answer(0, open))).toEqual([
    'V\u00A0stavbi zdaj ni odprtih napak.',
    'V\u00A0stavbi je 1\u00A0odprta napaka.',
    'V\u00A0stavbi sta 2\u00A0odprti napaki.',
    'V\u00A0stavbi so 4\u00A0odprte napake.',
    'V\u00A0stavbi je 5\u00A0odprtih napak.',
  ]);
});

test('neighbours have the verb in their number', () => {
  expect([1, 2, 4, 5].map((count) => faultsText.others(count))).toEqual([
    'Prijavil je tudi 1 sosed',
    'Prijavila sta tudi 2 soseda',
    'Prijavili so tudi 4 sosedje',
    'Prijavilo je tudi 5 sosedov',
  ]);
});
