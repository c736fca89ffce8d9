import { expect, test } from 'vitest';
import { managerKey, managerLabels } from './manager';

const entry = (manager: string, full_title: string, code_payer: string) => ({
  manager,
  full_title,
  code_payer,
});

test('the label is the title, with the payer code when entries share a manager', () => {
  const managers = [
    entry('zelenigaj', 'Upravljanje Zeleni Gaj', '104217'),
    entry('breza', 'Breza upravljanje', '5530'),
    entry('zelenigaj', 'Upravljanje Zeleni Gaj', '118903'),
  ];
  expect(managerLabels(managers)).toEqual([
    'Upravljanje Zeleni Gaj - 104217',
    'Breza upravljanje',
    'Upravljanje Zeleni Gaj - 118903',
  ]);
});

test('managers with one title but different keys keep the plain title', () => {
  expect(managerLabels([entry('a', 'Dom', '1'), entry('b', 'Dom', '2')])).toEqual(['Dom', 'Dom']);
});

test('a key differs when a joined text would not', () => {
  const one = managerKey({ manager: 'a/1', code_payer: '2' });
  expect(managerKey({ manager: 'a', code_payer: '1/2' })).not.toBe(one);
});
