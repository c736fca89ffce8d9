/** The description tells servers which pages they need not list: those that the portal always allows (§3). */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { internalPages } from '../../src/navigation/allowed-pages';

it('the description names the internal pages of the portal', async () => {
  const described = await readFile('openapi/paths/access.yaml', 'utf8');
  const [, first, last] = /Internal pages \((\d+)-(\d+)\) are always allowed/.exec(described) ?? [];
  const length = Number(last) - Number(first) + 1;
  expect(Array.from({ length }, (_, index) => Number(first) + index)).toEqual(internalPages);
});
