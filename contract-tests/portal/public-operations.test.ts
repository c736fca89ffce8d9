/** What the portal sends without a session is what the description lets anybody ask for. */
import { expect, it } from 'vitest';
import { loadOperations } from '../../contract/checker/description';
import { isPublic, publicOperations } from '../../src/api/transport/public-operations';

const operations = await loadOperations();
const open = operations.filter(({ secured }) => !secured);
const addressOf = (path: string) =>
  `https://portal.example.si${path.replace('{product}', 'portal').replace(/\{\w+\}/g, '12%2F3')}`;

it('the client takes for public what the description marks so, and nothing else', () => {
  expect(publicOperations.toSorted()).toEqual(
    open.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});

it.for(operations)('$id is told by its address', ({ method, path, secured }) => {
  expect(isPublic({ method, url: `${addressOf(path)}?x=1` })).toBe(!secured);
});
