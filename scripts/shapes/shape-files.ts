import { fileURLToPath } from 'node:url';
import $RefParser from '@apidevtools/json-schema-ref-parser';
import { loadOperations, type Operation } from '../../contract/checker/description.ts';
import { shapeText } from './shape-text.ts';

const file = fileURLToPath(new URL('../../openapi/portal.yaml', import.meta.url));

const head = `// Generated from openapi/ by \`npm run generate\`. Do not edit.
import type { operations } from '../schema';
import type { Expected } from '../transport/shape';
`;

/**
 * What \`src/api/shapes/\` holds: a file for each of \`openapi/paths/\`, with what every operation of it that answers
 * JSON answers when all is well. A screen then loads the shapes of its own area only.
 *
 * @returns texts by file name
 */
export async function shapeFiles(): Promise<ReadonlyMap<string, string>> {
  const areas = await areaOfPaths();
  const files = new Map<string, string>();
  for (const operation of await loadOperations()) {
    const text = expectedText(operation);
    const name = `${areas.get(operation.path)}.ts`;
    if (text !== undefined) files.set(name, `${files.get(name) ?? head}\n${text}`);
  }
  return files;
}

function expectedText({ id, responses }: Operation): string | undefined {
  const [status] = [...responses.keys()].filter((each) => each < 300);
  const schema = status && responses.get(status)?.['application/json']?.schema;
  if (!status || !schema) return undefined;
  const body = `operations['${id}']['responses'][${status}]['content']['application/json']`;
  return `export const ${id}Answer: Expected<${body}> = { status: ${status}, shape: ${shapeText(schema)} };\n`;
}

/** The name of the file in `openapi/paths/` by path. */
async function areaOfPaths(): Promise<ReadonlyMap<string, string>> {
  const { paths = {} } = (await $RefParser.parse(file)) as {
    paths?: Record<string, { $ref?: string }>;
  };
  return new Map(
    Object.entries(paths).map(([path, { $ref = '' }]) => [
      path,
      $ref.replace(/^paths\/(.*)\.yaml#.*$/, '$1'),
    ]),
  );
}
