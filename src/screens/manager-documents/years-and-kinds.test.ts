import { expect, test } from 'vitest';
import { byWords, byYear } from '../../ui/table/filter';
import { choiceOfKey, keyOfChoice, yearsAndKinds } from './years-and-kinds';

interface Row {
  readonly datum: string;
  readonly vrsta: string;
}

const words = { zapisnik: 'Zapisnik', pogodba: 'Pogodba', drugo: 'Drugo' };
const filters = {
  year: byYear<Row>('datum'),
  kind: byWords<Row, 'vrsta'>('vrsta', { param: 'vrsta', label: 'Vrsta', words }),
};
const row = (datum: string, vrsta: string): Row => ({ datum, vrsta });

test('the newest year is first; kinds are in the order of their table, unknown ones are Drugo', () => {
  const rows = [
    row('2025-03-01', 'pogodba'),
    row('2026-04-01', 'constructor'),
    row('2026-01-02', 'zapisnik'),
    row('2026-01-03', 'nova_vrsta'),
  ];
  expect(yearsAndKinds(rows, filters)).toEqual([
    {
      key: '2026',
      label: '2026 (3)',
      children: [
        { key: '2026/zapisnik', label: 'Zapisnik (1)' },
        { key: '2026/drugo', label: 'Drugo (2)' },
      ],
    },
    { key: '2025', label: '2025 (1)', children: [{ key: '2025/pogodba', label: 'Pogodba (1)' }] },
  ]);
});

test('no rows have no years, and 2000 rows of 30 years are counted whole', () => {
  expect(yearsAndKinds([], filters)).toEqual([]);
  const rows = Array.from({ length: 2000 }, (_, at) =>
    row(`${1997 + (at % 30)}-05-05`, at % 7 === 0 ? 'zapisnik' : 'pogodba'),
  );
  const years = yearsAndKinds(rows, filters);
  expect(years).toHaveLength(30);
  expect(years[0]?.label).toBe('2026 (66)');
});

test.each([
  [{ year: '2026', kind: 'zapisnik' }, '2026/zapisnik'],
  [{ year: '2026', kind: undefined }, '2026'],
  [{ year: undefined, kind: 'zapisnik' }, undefined],
  [{ year: undefined, kind: undefined }, undefined],
])('%j is the item %s', (choice, key) => {
  expect(keyOfChoice(choice)).toBe(key);
});

test.each([undefined, '2026', '2026/zapisnik'])('the key %s comes back from its choice', (key) => {
  expect(keyOfChoice(choiceOfKey(key))).toBe(key);
});
