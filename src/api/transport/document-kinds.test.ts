import { describe, expect, test } from 'vitest';
import { loadOperations } from '../../../contract/checker/description';
import { extensionsOf } from '../../domain/files/file-extensions';
import { documentKinds, isDocument } from './document-kinds';

const operations = await loadOperations();

/** Each GET of the description: its path with parameters filled in, and the media types of its answer. */
const gets = operations
  .filter(({ method }) => method === 'GET')
  .map(({ path, responses }) => ({
    path: path.replace('{product}', 'portal').replaceAll(/\{\w+\}/g, 'a%20b'),
    types: Object.keys(responses.get(200) ?? {}),
  }));
const isFile = (types: readonly string[]) => types.some((type) => type !== 'application/json');

describe('the paths that a document may have are those of the description', () => {
  test.each(gets.filter(({ types }) => isFile(types)))('$path: $types', ({ path, types }) => {
    expect([...(documentKinds(path) ?? [])].sort()).toEqual([...types].sort());
    expect(documentKinds(`${path}?leto=2026&x=/y`)).toBeDefined();
  });

  test.each(gets.filter(({ types }) => !isFile(types)))(
    '$path is not a document path',
    ({ path }) => {
      expect(documentKinds(path)).toBeUndefined();
    },
  );

  test('and both kinds of paths exist', () => {
    expect(gets.filter(({ types }) => isFile(types)).length).toBeGreaterThan(4);
    expect(gets.filter(({ types }) => !isFile(types)).length).toBeGreaterThan(20);
  });
});

test.each(gets.flatMap(({ types }) => types.filter((type) => type !== 'application/json')))(
  'the extension of %s is known',
  (type) => {
    expect(extensionsOf(type)).not.toEqual([]);
  },
);

test.each([
  '/api/auth/v1/logout',
  '/api/portal-user/v2/pdf/',
  '/api/portal-user/v2/pdf/1/2',
  '/api/portal-user/v2/pdf/1/',
  '/api/portal-user/v2/PDF/1',
  '/api/x/portal-user/v2/pdf/1',
  '/x/api/portal-user/v2/pdf/1',
  '/api/-user/v2/pdf/1',
  '/api/portal-user/v2/pdf?x=/1',
  '/api/portal-user/v2/regular_billing/zip/x',
])('%s is not a document path', (path) => {
  expect(documentKinds(path)).toBeUndefined();
});

const bill = '/api/portal-user/v2/pdf/26100314';
const file = '/api/portal-user/v2/documents/771204';

test.each([
  [bill, 'application/pdf', true],
  [bill, 'Application/PDF; charset=binary', true],
  [bill, 'application/octet-stream', true],
  [bill, 'binary/octet-stream', true],
  [bill, '', true],
  [bill, 'image/png', false],
  [bill, 'text/plain', false],
  [bill, 'application/zip', false],
  [file, 'image/png', true],
  [file, 'application/msword', true],
  [file, 'image/svg+xml', false],
  [file, 'text/javascript', false],
  [file, 'text/html', false],
  [file, 'application/x-msdownload', false],
  ['/api/auth/v1/logout', 'application/pdf', false],
])('%s of type %j is a document: %s', (path, type, is) => {
  expect(isDocument(path, type)).toBe(is);
});
