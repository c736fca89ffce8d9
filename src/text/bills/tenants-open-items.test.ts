import { expect, test } from 'vitest';
import { tenantsText } from './tenants-open-items';

test.each([
  [1, '130.45 €', 'Vaš najemnik dolguje 271.65 €. Od tega je 130.45 € že zapadlo.'],
  [1, null, 'Vaš najemnik dolguje 271.65 €.'],
  [2, '130.45 €', 'Vaša najemnika dolgujeta 271.65 €. Od tega je 130.45 € že zapadlo.'],
  [3, null, 'Vaši najemniki dolgujejo 271.65 €.'],
  [5, null, 'Vaši najemniki dolgujejo 271.65 €.'],
  [101, null, 'Vaši najemniki dolgujejo 271.65 €.'],
])('the debt of %i tenants', (tenants, overdue, sentence) => {
  expect(tenantsText.answer(tenants, '271.65 €', overdue)).toBe(sentence);
});
