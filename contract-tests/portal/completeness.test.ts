/** No function of `src/api` that sends a call, and no operation of the description, is left out of `client.test.ts`. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { loadOperations } from '../../contract/checker/description';
import { drives } from './driven/drives';
import { infrastructure, silent, unused } from './driven/undriven';

const folder = new URL('../../src/api/', import.meta.url);
const modules = readdirSync(folder)
  .filter((file) => /^[\w-]+\.ts$/.test(file))
  .map((file) => basename(file, '.ts'));
const exported = await Promise.all(
  modules
    .filter((name) => !(name in infrastructure))
    .map(async (name) => Object.entries(await import(new URL(`${name}.ts`, folder).href))),
);
const functions = exported.flat().filter(([, value]) => typeof value === 'function');
const driven = new Set<unknown>(drives.map(({ of }) => of));
const operations = (await loadOperations()).map(({ id }) => id);

it('each exported function of src/api is driven, or is listed as one that sends nothing', () => {
  const missing = functions.filter(([name, value]) => !driven.has(value) && !(name in silent));
  expect(missing.map(([name]) => name)).toEqual([]);
});

it('each operation is called by a drive, or is listed as unused', () => {
  const called = new Set(drives.flatMap(({ calls }) => calls));
  expect(operations.filter((id) => !called.has(id))).toEqual(Object.keys(unused));
  expect([...called].filter((id) => !operations.includes(id))).toEqual([]);
});

it('the lists name what exists, and nothing that is driven', () => {
  const names = functions.map(([name]) => name);
  const drivenNames = functions.filter(([, value]) => driven.has(value)).map(([name]) => name);
  expect(Object.keys(infrastructure).filter((name) => !modules.includes(name))).toEqual([]);
  expect(Object.keys(silent).filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.keys(silent).filter((name) => drivenNames.includes(name))).toEqual([]);
});
