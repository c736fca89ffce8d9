import { expect, test } from 'vitest';
import { formLink, formParameters } from './form-link';

const valuesIn = (address: string) =>
  Object.fromEntries(new URL(address, 'https://x').searchParams);

test('a line of a bill leads to its complaint, with unit, bill and line', () => {
  const address = formLink('reklamacija_obracuna', {
    unit: '0137014',
    bill: '26100314',
    line: 'Upravljanje',
  });
  expect(address).toBe(
    '/obrazci?obrazec=reklamacija_obracuna&enota=0137014&obracun=26100314&postavka=Upravljanje',
  );
});

test.each(['Ogrevanje – delež (70 %)', 'a&enota=9#x', '100%25', '+', '<img>'])(
  'the value %s is encoded once and comes back whole',
  (line) => {
    const address = formLink('reklamacija_obracuna', { unit: '1', line });
    expect(valuesIn(address)).toEqual({
      [formParameters.form]: 'reklamacija_obracuna',
      [formParameters.unit]: '1',
      [formParameters.line]: line,
    });
  },
);

test('what is not known is left out', () => {
  const address = formLink('stanje_vodomera', { unit: '1', bill: null, line: '' });
  expect(address).toBe('/obrazci?obrazec=stanje_vodomera&enota=1');
});
