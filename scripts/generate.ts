/**
 * Writes what `src/` uses from openapi/portal.yaml: its types (`api/schema.d.ts`), the same with open enumerations
 * (`domain/opened-schemas.ts`), and the shapes for checking answers (`api/shapes/`); and the matrix of roles and operations,
 * docs/rights.md. With --check it writes nothing
 * and fails when a file on disk differs from what the description gives.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { openedSchemas } from './shapes/opened-schemas.ts';
import { rightsPage } from './shapes/rights-page.ts';
import { shapeFiles } from './shapes/shape-files.ts';

const SHAPES = 'api/shapes/';
const src = new URL('../src/', import.meta.url);
const description = new URL('../openapi/portal.yaml', import.meta.url);

const options = { rootTypes: true, rootTypesNoSchemaPrefix: true, rootTypesKeepCasing: true };
const types = astToString(await openapiTS(description, options));
const head = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';
const fresh = new Map([
  ['api/schema.d.ts', `${head}\n${types}`],
  ['domain/opened-schemas.ts', head + openedSchemas(types)],
]);
fresh.set('../docs/rights.md', await rightsPage());
for (const [name, text] of await shapeFiles()) fresh.set(SHAPES + name, head + text);

await mkdir(new URL(SHAPES, src), { recursive: true });
const stored = await readdir(new URL(SHAPES, src));
const left = stored.map((name) => SHAPES + name).filter((name) => !fresh.has(name));

if (process.argv.includes('--check')) {
  const stale = [...left];
  for (const [name, text] of fresh) {
    const onDisk = await readFile(new URL(name, src), 'utf8').catch(() => '');
    if (onDisk !== text) stale.push(name);
  }
  for (const name of stale)
    console.error(`src/${name} is stale: run \`npm run generate\` and commit it.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const name of left) await rm(new URL(name, src));
  for (const [name, text] of fresh) await writeFile(new URL(name, src), text);
  console.log(
    'Written: src/api/schema.d.ts, src/domain/opened-schemas.ts, src/api/shapes/ and docs/rights.md.',
  );
}
