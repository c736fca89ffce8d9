import { expect, it } from 'vitest';
import { eventsText } from './events';

it.each([
  [0, 0, 0, 'V stavbi zdaj ni nič posebnega.'],
  [0, 0, 1, 'V stavbi zdaj ni nič posebnega. Sledi 1 dogodek.'],
  [0, 0, 4, 'V stavbi zdaj ni nič posebnega. Sledijo 4 dogodki.'],
  [1, 0, 2, 'V stavbi zdaj poteka 1 dogodek, ki ne zadeva vaše enote.'],
  [1, 1, 2, 'V stavbi zdaj poteka 1 dogodek, ki zadeva vašo enoto.'],
  [2, 0, 0, 'V stavbi zdaj potekata 2 dogodka, nobeden ne zadeva vaše enote.'],
  [2, 1, 0, 'V stavbi zdaj potekata 2 dogodka, 1 zadeva vašo enoto.'],
  [3, 2, 0, 'V stavbi zdaj potekajo 3 dogodki, 2 zadevata vašo enoto.'],
  [5, 5, 0, 'V stavbi zdaj poteka 5 dogodkov, 5 zadeva vašo enoto.'],
])('%i going on, %i of them for the user, %i to come', (now, own, coming, sentence) => {
  expect(eventsText.answer(now, own, coming)).toBe(sentence);
});
