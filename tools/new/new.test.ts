import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadDocument } from '../../contract/checker/description';
import { internalPages } from '../../src/navigation/allowed-pages';
import { newCall } from './call';
import { pathFor, spellingsOf } from './names';
import { newScreen } from './screen';

const root = fileURLToPath(new URL('../..', import.meta.url));
const name = spellingsOf('house-rules');

test('a name is spelled as routes, functions, components, API paths and sentences need it', () => {
  expect(name).toEqual({
    kebab: 'house-rules',
    camel: 'houseRules',
    pascal: 'HouseRules',
    snake: 'house_rules',
    words: 'House rules',
  });
  for (const wrong of ['HouseRules', 'house_rules', '-house', '']) {
    expect(() => spellingsOf(wrong), wrong).toThrow('is not a name');
  }
});

test('the path of a page is its title in plain letters', () => {
  expect(pathFor('Hišni red in čiščenje')).toBe('/hisni-red-in-ciscenje');
});

test('a new screen has a page, a text, two tests and one line in each table of routes', () => {
  const { files } = newScreen(root, name, { area: 'building', title: 'Hišni red' });
  const next = Math.max(...internalPages) + 1;
  const routes = [...files.keys()].find((path) => path.endsWith('/routes.ts')) ?? '';
  expect([...files.keys()].sort()).toEqual(
    [
      'browser-tests/building/house-rules.test.ts',
      routes,
      'src/app/routing/screens.ts',
      'src/navigation/allowed-pages.ts',
      'src/navigation/menu.test.ts',
      'src/navigation/page-table.test.ts',
      'src/navigation/page-table.ts',
      'src/screens/house-rules.test.ts',
      'src/screens/house-rules.tsx',
      'src/text/building/house-rules.ts',
      'src/text/shell/pages.ts',
    ].sort(),
  );
  expect(files.get('src/navigation/page-table.ts')).toContain(
    `  inside('house-rules', '/hisni-red', ${next}),\n  open('not-found'`,
  );
  expect(files.get('src/navigation/allowed-pages.ts')).toContain(` ${next - 1}, ${next}];`);
});

test('a page that the server grants by number is not added to the pages that are always allowed', () => {
  const { files } = newScreen(root, name, { area: 'building', title: 'Hišni red', page: 7 });
  expect([...files.keys()]).not.toContain('src/navigation/allowed-pages.ts');
});

test('a new call has a description, a schema, a handler, a query and a contract test', () => {
  const { files } = newCall(root, name, { area: 'building' });
  expect([...files.keys()].sort()).toEqual([
    'contract-tests/building/house-rules.test.ts',
    'mocks/building/handlers/building-house-rules.ts',
    'mocks/server/handlers.ts',
    'openapi/paths/building-house-rules.yaml',
    'openapi/portal.yaml',
    'openapi/schemas/building-house-rules.yaml',
    'src/api/building-house-rules.ts',
  ]);
  expect(files.get('mocks/server/handlers.ts')).toContain('...houseRulesHandlers(context),');
});

test('a new call has each key that all GETs with a login have', async () => {
  const { paths, security } = await loadDocument();
  const gets = Object.values(paths).flatMap(({ get }) => (get ? [get] : []));
  const secured = gets.filter((get) => (get.security ?? security ?? []).length > 0);
  const shared = Object.keys(secured[0] ?? {}).filter((key) => secured.every((get) => key in get));
  const { files } = newCall(root, name, { area: 'building' });
  const description = files.get('openapi/paths/building-house-rules.yaml') ?? '';
  expect(shared).toContain('x-right');
  for (const key of shared) expect(description).toMatch(new RegExp(`\\n {4}${key}:`));
});

test('what exists already is not overwritten, and an unknown area is refused', () => {
  const faq = spellingsOf('faq');
  expect(() => newScreen(root, faq, { area: 'building', title: 'Vprašanja' })).toThrow('exists');
  expect(() => newScreen(root, name, { area: 'garden', title: 'Hišni red' })).toThrow('--area');
  expect(() => newCall(root, name, { area: 'garden' })).toThrow('--area');
  expect(() => newCall(root, spellingsOf('contact'), { area: 'building' })).toThrow('exists');
});
