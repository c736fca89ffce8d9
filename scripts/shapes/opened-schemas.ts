const ROOT_TYPE = /^export type ([A-Z]\w*) = components\['schemas'\]/gm;

/** Parts of the description that openapi-typescript turns into schemas, although they are not schemas. */
const NOT_A_SCHEMA = /^(Parameter|Response)[A-Z]/;

/**
 * The schemas of the description with open enumerations, as `src/domain/opened-schemas.ts` exports them.
 *
 * @param types - what openapi-typescript writes with root types
 */
export function openedSchemas(types: string): string {
  const names = [...types.matchAll(ROOT_TYPE)].map(([, name]) => `${name}`);
  const schemas = names.filter((name) => !NOT_A_SCHEMA.test(name));
  return [
    "import type { components } from '../api/schema';\n",
    "import type { Opened } from './opened';\n",
    "\ntype Schemas = components['schemas'];\n\n",
    ...schemas.map((name) => `export type ${name} = Opened<Schemas['${name}']>;\n`),
  ].join('');
}
