import { expect, test } from 'vitest';
import { peopleText } from './people';

test.each([
  [1, 0, 'Dostop ima 1 oseba.'],
  [2, 1, 'Dostop imata 2 osebi. Na\u00A0sprejem čaka 1 povabilo.'],
  [3, 2, 'Dostop imajo 3 osebe. Na\u00A0sprejem čakata 2 povabili.'],
  [5, 4, 'Dostop ima 5 oseb. Na\u00A0sprejem čakajo 4 povabila.'],
  [0, 5, 'Dostopa še nima nihče. Na\u00A0sprejem čaka 5 povabil.'],
])('%i persons with access and %i invitations', (count, waiting, sentence) => {
  expect(peopleText.answer(count, waiting)).toBe(sentence);
});
