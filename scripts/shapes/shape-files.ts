import { fileURLToPath } from 'node:url';
import $RefParser from '@apidevtools/json-schema-ref-parser';
import { loadOperations, type Operation } from '../../contract/checker/description.ts';
import { shapeText } from './shape-text.ts';

const file = fileURLToPath(new URL('../../openapi/portal.yaml', import.meta.url));

const moduleOf: Readonly<Record<string, string>> = { Expected: 'shape', GetAnswer: 'get-answer' };

/**
 * The files of `src/api/shapes/`, one for each of `openapi/paths/`: the success answer of every
 * operation that answers JSON. A screen loads only the shapes of its own area.
 *
 * @returns texts by file name
 */
export async function shapeFiles(): Promise<ReadonlyMap<string, string>> {
  const areas = await areaOfPaths();
  const answers = new Map<string, string[]>();
  for (const operation of await loadOperations()) {
    const text = answerText(operation);
    const name = `${areas.get(operation.path)}.ts`;
    if (text !== undefined) answers.set(name, [...(answers.get(name) ?? []), text]);
  }
  return new Map([...answers].map(([name, texts]) => [name, fileText(texts)]));
}

function fileText(answers: readonly string[]): string {
  const text = answers.join('\n');
  const types = ['Expected', 'GetAnswer'].filter((type) => text.includes(`${type}<`));
  return [
    text.includes('operations[') ? "import type { operations } from '../schema';\n" : '',
    ...types.map((type) => `import type { ${type} } from '../transport/${moduleOf[type]}';\n`),
    `\n${text}`,
  ].join('');
}

/** The answer of a GET contains its path, which `q` requests; the caller of a write gives the path itself. */
function answerText({ id, method, path, responses }: Operation): string | undefined {
  const [status] = [...responses.keys()].filter((each) => each < 300);
  const schema = status && responses.get(status)?.['application/json']?.schema;
  if (!status || !schema) return undefined;
  const shape = shapeText(schema);
  if (method === 'GET') {
    return `export const ${id}Answer: GetAnswer<'${path}'> = { path: '${path}', status: ${status}, shape: ${shape} };\n`;
  }
  const body = `operations['${id}']['responses'][${status}]['content']['application/json']`;
  return `export const ${id}Answer: Expected<${body}> = { status: ${status}, shape: ${shape} };\n`;
}

/** The name of the file in `openapi/paths/` by path; a description in one file keeps it as `x-file` (`npm run drift`). */
async function areaOfPaths(): Promise<ReadonlyMap<string, string>> {
  const { paths = {} } = (await $RefParser.parse(file)) as {
    paths?: Record<string, { $ref?: string; 'x-file'?: string }>;
  };
  return new Map(
    Object.entries(paths).map(([path, { $ref, 'x-file': kept = '' }]) => [
      path,
      ($ref ?? kept).replace(/^paths\/(.*)\.yaml#.*$/, '$1'),
    ]),
  );
}
