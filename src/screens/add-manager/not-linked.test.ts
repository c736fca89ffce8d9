import { expect, test } from 'vitest';
import { bareCode } from '../../domain/people/manager';
import { addManagerText } from '../../text/account/add-manager';
import { notLinked } from './not-linked';

const own = notLinked([
  { manager: 'zelenigaj', full_title: 'Upravljanje Zeleni Gaj d.o.o.', code_payer: '104217' },
  { manager: 'breza', full_title: 'Stanovanjski servis Breza d.o.o.', code_payer: '05530' },
]);

test.each([
  ['zelenigaj', '104217'],
  ['zelenigaj', ' 104 217\u00A0'],
  ['breza', '05530'],
])('%s, %s is linked already', (manager, code) => {
  expect(own(code, 'Šifra plačnika', { manager })).toBe(addManagerText.alreadyLinked);
});

test.each([
  ['breza', '104217', 'the code of another manager'],
  ['breza', '5530', 'a leading zero counts'],
  ['', '104217', 'no manager is chosen'],
  ['zelenigaj', '', 'nothing is typed'],
])('%s, %s is not: %s', (manager, code) => {
  expect(own(code, 'Šifra plačnika', { manager })).toBeUndefined();
});

test('spaces are removed, all other characters stay', () => {
  expect(bareCode(' 0222540 1\t')).toBe('02225401');
});
