/**
 * Compares the description with the released one (openapi/released/portal.json) and names what breaks. With
 * --release it makes the present description the released one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleDescription } from '../contract-tests/support/bundle-description';
import { allowsBreaking, breakingChanges } from './compatibility';

const project = fileURLToPath(new URL('..', import.meta.url));
const file = new URL('../openapi/released/portal.json', import.meta.url);
const versionOf = ({ info }: Record<string, unknown>) => (info as { version: string }).version;

const current = bundleDescription(project);
if (process.argv.includes('--release')) {
  writeFileSync(file, `${JSON.stringify(current, null, 2)}\n`);
  console.log(`Released: description ${versionOf(current)}.`);
} else {
  const released = JSON.parse(readFileSync(file, 'utf8'));
  const breaking = await breakingChanges(released, current);
  const allowed = allowsBreaking(versionOf(released), versionOf(current));
  for (const change of breaking) console[allowed ? 'log' : 'error'](change);
  if (breaking.length > 0 && !allowed) {
    console.error(
      `${breaking.length} changes break servers or readers of description ${versionOf(released)}. ` +
        'Change the description, or raise the major number of info.version (before 1.0 the minor).',
    );
    process.exitCode = 1;
  }
}
