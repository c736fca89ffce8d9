/** The portal sends without a session exactly the operations that the description makes public. */
import { expect, it } from 'vitest';
import { loadOperations } from '../../contract/checker/description';
import { isPublic, publicOperations } from '../../src/api/transport/public-operations';

const operations = await loadOperations();
const open = operations.filter(({ secured }) => !secured);
const addressOf = (path: string) =>
  `https://portal.example.si${path.replace('{product}', 'portal').replace(/\{\w+\}/g, '12%2F3')}`;

it('the client has the same public operations as the description', () => {
  expect(publicOperations.toSorted()).toEqual(
    open.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});

it.for(operations)('$id is recognised by its address', ({ method, path, secured }) => {
  expect(isPublic({ method, url: `${addressOf(path)}?x=1` })).toBe(!secured);
});
