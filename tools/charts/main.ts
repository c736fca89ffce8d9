/**
 * `npm run charts`: writes docs/state-charts.md from the machines that src/machines/ exports; with --check it writes
 * nothing and fails when the file on disk is not what the machines give now.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { Problem, stopWith } from '../../scripts/problem';
import { documentOf } from './document';
import { findMachines } from './find-machines';

const target = new URL('../../docs/state-charts.md', import.meta.url);

try {
  const machines = await findMachines(new URL('../../src/machines/', import.meta.url));
  if (machines.length === 0) throw new Problem('src/machines/ exports no state machine.');
  const fresh = documentOf(machines);
  const stored = await readFile(target, 'utf8').catch(() => '');
  if (!process.argv.includes('--check')) {
    await writeFile(target, fresh);
    console.log(`docs/state-charts.md written: ${machines.length} machines.`);
  } else if (stored !== fresh) {
    throw new Problem('docs/state-charts.md is stale: run `npm run charts` and commit the file.');
  }
} catch (error) {
  stopWith(error);
}
