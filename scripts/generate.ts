/**
 * Writes src/api/schema.d.ts from openapi/portal.yaml; with --check it writes nothing and fails
 * when the file on disk is not what the description gives now.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const description = new URL('../openapi/portal.yaml', import.meta.url);
const target = new URL('../src/api/schema.d.ts', import.meta.url);

const head = '// Generated from openapi/ by `npm run generate`. Do not edit.\n\n';
const fresh = head + astToString(await openapiTS(description));

if (process.argv.includes('--check')) {
  const stored = await readFile(target, 'utf8').catch(() => '');
  if (stored !== fresh) {
    console.error('src/api/schema.d.ts is stale: run `npm run generate` and commit the file.');
    process.exit(1);
  }
} else {
  await writeFile(target, fresh);
  console.log('src/api/schema.d.ts written.');
}
