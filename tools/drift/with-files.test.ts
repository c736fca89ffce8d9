import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withFiles } from './with-files';

it('each path of the bundle has its reference', async () => {
  const file = fileURLToPath(new URL('../../openapi/portal.yaml', import.meta.url));
  const bundle = { openapi: '3.1.0', paths: { '/api/auth/v1/login': { post: { x: 1 } } } };
  expect(await withFiles(bundle, file)).toEqual({
    openapi: '3.1.0',
    paths: { '/api/auth/v1/login': { post: { x: 1 }, 'x-file': 'paths/account.yaml#/login' } },
  });
});
