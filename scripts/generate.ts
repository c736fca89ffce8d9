/**
 * Writes src/api/schema.d.ts and src/api/shapes/ from openapi/portal.yaml; with --check it writes nothing and fails
 * when what is on disk is not what the description gives now.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { shapeFiles } from './shapes/shape-files.ts';

const api = new URL('../src/api/', import.meta.url);
const description = new URL('../openapi/portal.yaml', import.meta.url);

const head = '// Generated from openapi/ by `npm run generate`. Do not edit.\n\n';
const fresh = new Map([['schema.d.ts', head + astToString(await openapiTS(description))]]);
for (const [name, text] of await shapeFiles()) fresh.set(`shapes/${name}`, text);

await mkdir(new URL('shapes/', api), { recursive: true });
const stored = await readdir(new URL('shapes/', api));
const left = stored.map((name) => `shapes/${name}`).filter((name) => !fresh.has(name));

if (process.argv.includes('--check')) {
  const stale = [...left];
  for (const [name, text] of fresh) {
    const there = await readFile(new URL(name, api), 'utf8').catch(() => '');
    if (there !== text) stale.push(name);
  }
  for (const name of stale)
    console.error(`src/api/${name} is stale: run \`npm run generate\` and commit it.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const name of left) await rm(new URL(name, api));
  for (const [name, text] of fresh) await writeFile(new URL(name, api), text);
  console.log('src/api/schema.d.ts and src/api/shapes/ written.');
}
