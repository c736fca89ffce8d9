import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { documentOf } from './document';
import { findMachines } from './find-machines';

const portal = new URL('../../src/machines/', import.meta.url);
const [upload] = await findMachines(new URL('sample/', import.meta.url));
if (!upload) throw new Error('sample/ exports no machine.');

test('finds every machine that a file of the portal makes, by file and name', async () => {
  const made = readdirSync(portal)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .filter((file) => readFileSync(new URL(file, portal), 'utf8').includes('createMachine('));
  const found = await findMachines(portal);
  expect([...new Set(found.map(({ file }) => file))]).toEqual(made);
  expect(found.filter(({ exportName, docs }) => !docs.has(exportName))).toEqual([]);
});

test('begins with what the machine is, hears and emits', () => {
  const text = documentOf([upload]);
  expect(text).toContain('## Upload\n\n`uploadMachine` in [`src/machines/upload.ts`]');
  expect(text).toContain('guarded, delayed, invoked and without an event.\n\nA second paragraph.');
  expect(text).toContain(
    'It listens to `hint.closed`, `paused`, `resumed`, `upload.cancelled` and',
  );
  expect(text).toContain('It emits `upload.done` and `upload.failed`.');
});

test('explains the names that the text only names', () => {
  const text = documentOf([upload]);
  expect(text).toContain('- `tired`: Holds if `context.tries > 2`.');
  expect(text).toContain('- `drop`: Lets go of the file. Clears `file`.');
  expect(text).toContain('- `backoff`: Milliseconds computed by `context.tries * 1000`.');
  expect(text).not.toContain('- `told`');
});

test('prefers the description of a machine to its docstring', () => {
  const machine = createMachine({ id: 'upload', description: 'Sends one file.' });
  const text = documentOf([{ ...upload, machine }]);
  expect(text).toContain('Sends one file.');
  expect(text).not.toContain('A second paragraph.');
});
