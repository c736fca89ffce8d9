import { expect, it } from 'vitest';
import { eventsText } from './events';

it.each([
  [0, 0, 0, 'V stavbi zdaj ni nič posebnega.'],
  [0, 0, 1, 'V stavbi zdaj ni nič posebnega. Sledi 1\u00A0dogodek.'],
  [0, 0, 4, 'V stavbi zdaj ni nič posebnega. Sledijo 4\u00A0dogodki.'],
  [1, 0, 2, 'V stavbi zdaj poteka 1\u00A0dogodek, ki ne zadeva vaše enote.'],
  [1, 1, 2, 'V stavbi zdaj poteka 1\u00A0dogodek, ki zadeva vašo enoto.'],
  [2, 0, 0, 'V stavbi zdaj potekata 2\u00A0dogodka, nobeden ne zadeva vaše enote.'],
  [2, 1, 0, 'V stavbi zdaj potekata 2\u00A0dogodka, od tega 1\u00A0zadeva vašo enoto.'],
  [3, 2, 0, 'V stavbi zdaj potekajo 3\u00A0dogodki, od tega 2\u00A0zadevata vašo enoto.'],
  [2, 2, 0, 'V stavbi zdaj potekata 2\u00A0dogodka, oba zadevata vašo enoto.'],
  [5, 5, 0, 'V stavbi zdaj poteka 5\u00A0dogodkov, vsi zadevajo vašo enoto.'],
])('%i going on, %i of them for the user, %i to come', (now, own, coming, sentence) => {
  expect(eventsText.answer(now, own, coming)).toBe(sentence);
});
