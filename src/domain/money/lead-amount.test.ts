import { expect, test } from 'vitest';
import { leadAmount } from './lead-amount';

const joined = (sentence: string) => {
  const parts = leadAmount(sentence);
  return parts && Object.values(parts).join('');
};

test.each([
  [
    'Za plačilo 286.84\u00A0€. Od tega je 31.90\u00A0€ že zapadlo.',
    'Za plačilo',
    '286.84',
    'Od tega je 31.90\u00A0€ že zapadlo.',
  ],
  ['Za plačilo 217.50\u00A0€ do 30.11.2026.', 'Za plačilo', '217.50', 'do 30.11.2026.'],
  ['Toplota za 10/2026: 130.61\u00A0€.', 'Toplota za 10/2026', '130.61', ''],
  [
    'Vaš obračun za 10/2026: 217.50\u00A0€. Rok plačila: 30.11.2026.',
    'Vaš obračun za 10/2026',
    '217.50',
    'Rok plačila: 30.11.2026.',
  ],
  [
    'V skladu je 33\u202F494.03\u00A0€ (stanje 31.10.2026).',
    'V skladu',
    '33\u202F494.03',
    'stanje 31.10.2026',
  ],
  ['Preplačilo: −5.00\u00A0€, od tega 2.00\u00A0€.', 'Preplačilo', '−5.00', 'od tega 2.00\u00A0€.'],
])('%j begins with its amount', (sentence, what, number, rest) => {
  expect(leadAmount(sentence)).toMatchObject({ what, number, rest });
  expect(joined(sentence)).toBe(sentence);
});

test.each([
  'Vse je plačano. V letu skupaj 10.00\u00A0€.',
  'O 3 odprtih odločitvah še niste glasovali.',
  'Imate 2 postavki (12.00\u00A0€) z direktno obremenitvijo.',
  '286.84\u00A0€ je za plačilo.',
])('%j does not begin with an amount', (sentence) => {
  expect(leadAmount(sentence)).toBeUndefined();
});
