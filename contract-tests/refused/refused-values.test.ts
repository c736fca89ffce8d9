/**
 * What the description refuses, it refuses in the next version too: for each limit (a length, a pattern, a range, a
 * required field, a rule, a header) `values.json` keeps a value that breaks it. A limit that is taken away or loosened
 * lets its value pass. `npm run refused` writes the file after a change that is meant.
 */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkHeaders } from '../../contract/checker/check-headers';
import { loadOperations } from '../../contract/checker/description';
import { checkValue } from '../../contract/checker/schema-validator';
import { bundleDescription } from '../support/bundle-description';
import { readKept, valueOfKept } from './kept-values';
import { limitsOf, messageOf } from './limits';
import { CLOCK } from './refused-value';

const limits = await limitsOf(bundleDescription(fileURLToPath(new URL('../..', import.meta.url))));
const { values, headers } = readKept();
const nameOf = ({ place, limit }: { readonly place: string; readonly limit: string }) =>
  `${place}: ${limit}`;

test('each kept value is refused', () => {
  const schemas = new Map(limits.map(({ place, schema }) => [place, schema]));
  const passed = values.filter((kept) => {
    const breaches = checkValue(schemas.get(kept.place) ?? {}, valueOfKept(kept), [CLOCK]);
    return !breaches.some(
      ({ pointer, message }) => pointer === '' && messageOf(kept.limit).test(message),
    );
  });
  expect(passed.map(nameOf), 'npm run refused, when it is meant').toEqual([]);
});

test('each kept header is refused', async () => {
  const operations = new Map((await loadOperations()).map((each) => [each.id, each]));
  const passed = headers.filter(({ operation, status, header, value }) => {
    const described = operations.get(operation);
    const sent = new Headers({ [header]: value });
    const breaches = described ? checkHeaders(described, status, sent) : [];
    return !breaches.some(({ place }) => place === `header/${header}`);
  });
  expect(passed, 'npm run refused, when it is meant').toEqual([]);
});

test('each limit has a value that it refuses', () => {
  const kept = new Set(values.map(nameOf));
  const missing = limits.map(nameOf).filter((name) => !kept.has(name));
  expect(missing, 'npm run refused').toEqual([]);
});
