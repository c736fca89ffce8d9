import { expect, test } from 'vitest';
import { changed, readState } from './list-state';

const settings = {
  columns: [
    { key: 'name', label: 'Ime', kind: 'text' },
    { key: 'amount', label: 'Znesek', kind: 'money' },
  ] as const,
  filters: [
    {
      param: 'stanje',
      label: 'Stanje',
      options: [
        { value: 'zapadlo', label: 'Zapadlo' },
        { value: 'placano', label: 'Plačano' },
      ],
      keeps: () => true,
    },
  ],
  sort: '-amount',
};
const untouched = {
  choices: {},
  sort: { key: 'amount', falling: true },
  page: 1,
  size: 10,
};
const read = (address: string) =>
  readState<{ name: string; amount: number }>(new URLSearchParams(address), settings);

test.each([
  ['', untouched],
  ['stanje=zapadlo', { ...untouched, choices: { stanje: 'zapadlo' } }],
  ['razvrsti=name', { ...untouched, sort: { key: 'name', falling: false } }],
  ['razvrsti=-name', { ...untouched, sort: { key: 'name', falling: true } }],
  ['stran=3&na-stran=25', { ...untouched, page: 3, size: 25 }],
  ['na-stran=50', { ...untouched, size: 50 }],
  ['stanje=neznano', untouched],
  ['stanje=', untouched],
  ['stanje=constructor', untouched],
  ['razvrsti=nekaj', untouched],
  ['razvrsti=-', untouched],
  ['razvrsti=__proto__', untouched],
  ['stran=abc&na-stran=7', untouched],
  ['stran=-1&na-stran=1e1', { ...untouched, size: 10 }],
  ['stran=1e9', untouched],
  ['stran=99999999999999', untouched],
  ['kar=koli&stran=%00', untouched],
])('the address %j is parsed, without its unknown values', (address, state) => {
  expect(read(address)).toEqual(state);
});

test('a list without the column of its default order keeps the order of the server', () => {
  const { sort } = readState(new URLSearchParams(), { ...settings, sort: 'date' });
  expect(sort).toEqual({ key: 'date', falling: false });
});

test('defaults are removed from the address, and parameters of others stay', () => {
  const address = new URLSearchParams('enota=vse&stran=4&razvrsti=name');
  const next = changed(address, { stran: undefined, razvrsti: undefined, stanje: 'zapadlo' });
  expect(next.toString()).toBe('enota=vse&stanje=zapadlo');
  expect(address.get('stran')).toBe('4');
});
