import { expect, test } from 'vitest';
import { counted } from '../common/plural';
import { payments, payText } from './pay';

test.each([
  [1, 1, '1 plačilo na en račun'],
  [2, 2, '2 plačili na dva računa'],
  [3, 3, '3 plačila na tri račune'],
  [4, 4, '4 plačila na štiri račune'],
  [5, 5, '5 plačil na 5 računov'],
])('%i payments to %i accounts', (count, accounts, words) => {
  expect(payText.split(counted(count, payments), accounts)).toBe(words);
});
