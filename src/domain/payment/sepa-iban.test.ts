import { expect, test } from 'vitest';
import { sepaFault, shownMaskedIban, typedIban } from './sepa-iban';

test.each<[string, ReturnType<typeof sepaFault>]>([
  ['SI56 9999 9007 0012 374', undefined],
  ['si56-9999-9007-0012-374', undefined],
  ['DE89 3704 0044 0532 0130 00', undefined],
  ['SI56 9999 9007 0012 375', 'digits'],
  ['SI56 9999 9007 0102 374', 'digits'],
  ['SI56 9999 9007 0012 37', 'length'],
  ['SI56 9999 9007 0012 3741', 'length'],
  ['US50 1234 5678 901', 'country'],
  ['9999 9007 0012 374', 'form'],
  ['SI56 9999 9007 0012 37č', 'form'],
  ['', 'form'],
])('%s: %s', (typed, fault) => {
  expect(sepaFault(typedIban(typed))).toBe(fault);
});

test('of a masked account beginning and end are left', () => {
  expect(shownMaskedIban('SI56***********2374')).toBe('SI56 … 2374');
  expect(shownMaskedIban('DE89**************3000')).toBe('DE89 … 3000');
});
