import { expect, test } from 'vitest';
import { faultsText } from './faults';

test('the answer begins with the faults that wait for the user', () => {
  const answers = [0, 1, 2, 3, 4, 5, 101].map((asks) => faultsText.answer(asks, 3));
  const rest = 'V\u00A0stavbi so 3\u00A0odprte napake.';
  expect(answers).toEqual([
    rest,
    `Na\u00A0vaš odgovor čaka 1\u00A0napaka. ${rest}`,
    `Na\u00A0vaš odgovor čakata 2\u00A0napaki. ${rest}`,
    `Na\u00A0vaš odgovor čakajo 3\u00A0napake. ${rest}`,
    `Na\u00A0vaš odgovor čakajo 4\u00A0napake. ${rest}`,
    `Na\u00A0vaš odgovor čaka 5\u00A0napak. ${rest}`,
    `Na\u00A0vaš odgovor čaka 101\u00A0napaka. ${rest}`,
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
