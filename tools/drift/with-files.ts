import $RefParser from '@apidevtools/json-schema-ref-parser';
import type { Json } from './mutations';

/**
 * Notes at each path of a bundled description its reference in `openapi/portal.yaml`, as `x-file`: the names of the
 * generated files come from it, and a bundle has no references between files.
 * @param file the `portal.yaml` of which the bundle is made
 */
export async function withFiles(bundle: Json, file: string): Promise<Json> {
  const { paths = {} } = (await $RefParser.parse(file)) as { paths?: Record<string, Json> };
  const items = Object.entries(Object(bundle.paths)).map(([path, item]) => [
    path,
    { ...Object(item), 'x-file': paths[path]?.$ref },
  ]);
  return { ...bundle, paths: Object.fromEntries(items) };
}
