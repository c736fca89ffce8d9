/** The table of docs/energy-information.md: each row has fields of the contract, a screen that reads them, and a test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const screens = 'src/screens/readings/energy/';
const description = read('openapi/schemas/billing-energy.yaml');
const page = read('docs/energy-information.md');
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
const rows = page
  .split('\n')
  .filter((line) => /^\| \d[a-f]? \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, item = '', what = '', fields = '', screen = '', tested = '']) => ({
    item,
    what,
    fields: quoted(fields),
    screen: quoted(screen)[0] ?? '',
    test: quoted(tested)[0] ?? '',
    title: tested.replace(/^`[^`]+`: /, ''),
  }));

/** Fields that a rule of the domain reads for the screen. */
const domain = readdirSync(new URL('src/domain/energy/', root))
  .filter((name) => name.endsWith('.ts') && !name.includes('test') && !name.includes('fixture'))
  .map((name) => read(`src/domain/energy/${name}`))
  .join('\n');

test('the table has a row for each item of the annex that is shown', () => {
  const items = ['1', '2', '3a', '3b', '3c', '3d', '3e', '3f', '4'];
  expect([...new Set(rows.map(({ item }) => item))]).toEqual(items);
});

test.each(rows)('$item $what has its fields, its screen and its test', (row) => {
  expect(existsSync(new URL(screens + row.screen, root)), row.screen).toBe(true);
  const shown = `${read(screens + row.screen)}\n${domain}`;
  for (const field of row.fields) {
    expect(description, field).toContain(`    ${field}:`);
    expect(shown, field).toContain(field);
  }
  expect(read(row.test)).toContain(`'${row.title}'`);
});

test('each field of a month is in the table', () => {
  const [, required = ''] =
    /\nEnergyMonth:[\s\S]*?required:\n((?: {4}- \w+\n)+)/.exec(description) ?? [];
  const fields = [...required.matchAll(/- (\w+)/g)].map(([, name = '']) => name);
  expect(fields.length).toBeGreaterThan(20);
  const named = rows.flatMap((row) => row.fields);
  expect(fields.filter((field) => !named.includes(field))).toEqual(['obdobje', 'topla_voda_kwh']);
});
