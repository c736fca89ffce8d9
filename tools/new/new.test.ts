import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadDocument } from '../../contract/checker/description';
import { internalPages } from '../../src/navigation/allowed-pages';
import { newCall } from './call';
import { pathFor, spellingsOf } from './names';
import { newScreen } from './screen';

const root = fileURLToPath(new URL('../..', import.meta.url));
const name = spellingsOf('sample-page');

test('a name is spelled as routes, functions, components, API paths and sentences need it', () => {
  expect(name).toEqual({
    kebab: 'sample-page',
    camel: 'samplePage',
    pascal: 'SamplePage',
    snake: 'sample_page',
    words: 'Sample page',
  });
  for (const wrong of ['SamplePage', 'sample_page', '-house', '']) {
    expect(() => spellingsOf(wrong), wrong).toThrow('is not a name');
  }
});

test('the path of a page is its title in plain letters', () => {
  expect(pathFor('Hišni red in čiščenje')).toBe('/hisni-red-in-ciscenje');
});

test('a new screen has a page, a text, two tests and one line in each table of routes', () => {
  const { files } = newScreen(root, name, { area: 'building', title: 'Vzorčna stran' });
  const next = Math.max(...internalPages) + 1;
  const routes = [...files.keys()].find((path) => path.endsWith('/routes.ts')) ?? '';
  expect([...files.keys()].sort()).toEqual(
    [
      'browser-tests/building/sample-page.test.ts',
      routes,
      'src/app/routing/screens.ts',
      'src/navigation/page-table.test.ts',
      'src/navigation/page-table.ts',
      'src/screens/sample-page.test.ts',
      'src/screens/sample-page.tsx',
      'src/text/building/sample-page.ts',
      'src/text/shell/pages.ts',
    ].sort(),
  );
  expect(files.get('src/navigation/page-table.ts')).toContain(
    `  inside('sample-page', '/vzorcna-stran', ${next}),\n  open('not-found'`,
  );
});

test('a page that the server grants by number has that number', () => {
  const { files } = newScreen(root, name, { area: 'building', title: 'Vzorčna stran', page: 7 });
  expect(files.get('src/navigation/page-table.ts')).toContain("'/vzorcna-stran', 7),");
});

test('a new call has a description, a schema, a handler, a query and a contract test', () => {
  const { files } = newCall(root, name, { area: 'building' });
  expect([...files.keys()].sort()).toEqual([
    'contract-tests/building/sample-page.test.ts',
    'mocks/building/handlers/building-sample-page.ts',
    'mocks/server/handlers.ts',
    'openapi/paths/building-sample-page.yaml',
    'openapi/portal.yaml',
    'openapi/schemas/building-sample-page.yaml',
    'src/api/building-sample-page.ts',
  ]);
  expect(files.get('mocks/server/handlers.ts')).toContain('...samplePageHandlers(context),');
});

test('a new call has each key that all GETs with a login have', async () => {
  const { paths, security } = await loadDocument();
  const gets = Object.values(paths).flatMap(({ get }) => (get ? [get] : []));
  const secured = gets.filter((get) => (get.security ?? security ?? []).length > 0);
  const shared = Object.keys(secured[0] ?? {}).filter((key) => secured.every((get) => key in get));
  const { files } = newCall(root, name, { area: 'building' });
  const description = files.get('openapi/paths/building-sample-page.yaml') ?? '';
  expect(shared).toContain('x-right');
  for (const key of shared) expect(description).toMatch(new RegExp(`\\n {4}${key}:`));
});

test('what exists already is not overwritten, and an unknown area is refused', () => {
  const faq = spellingsOf('faq');
  expect(() => newScreen(root, faq, { area: 'building', title: 'Vprašanja' })).toThrow('exists');
  expect(() => newScreen(root, name, { area: 'garden', title: 'Vzorčna stran' })).toThrow('--area');
  expect(() => newCall(root, name, { area: 'garden' })).toThrow('--area');
  expect(() => newCall(root, spellingsOf('contact'), { area: 'building' })).toThrow('exists');
});
