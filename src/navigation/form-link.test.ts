import { expect, test } from 'vitest';
import { formLink, formParameters, readFormLink, submissionAnchor } from './form-link';

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
  'the value %s is encoded once and read back unchanged',
  (line) => {
    const address = formLink('reklamacija_obracuna', { unit: '1', line });
    expect(valuesIn(address)).toEqual({
      [formParameters.form]: 'reklamacija_obracuna',
      [formParameters.unit]: '1',
      [formParameters.line]: line,
    });
  },
);

test('missing values are left out', () => {
  const address = formLink('stanje_vodomera', { unit: '1', bill: null, line: '' });
  expect(address).toBe('/obrazci?obrazec=stanje_vodomera&enota=1');
});

test('the address is read back as it was written', () => {
  const values = {
    unit: '0137014',
    bill: '26100314',
    line: 'Ogrevanje – delež (70 %)',
    meter: null,
    policy: null,
  };
  const address = new URL(formLink('reklamacija_obracuna', values), 'https://x').searchParams;
  expect(readFormLink(address)).toEqual({ form: 'reklamacija_obracuna', values });
});

test.each(['', 'enota=0137014', 'obrazec='])('"%s" names no form', (address) => {
  expect(readFormLink(new URLSearchParams(address))).toBeUndefined();
});

test('a submission has its own fragment', () => {
  expect(submissionAnchor('V-2026-00871')).toBe('vloga-V-2026-00871');
});
