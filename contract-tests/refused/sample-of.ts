import type { JsonSchema } from '../../contract/checker/raw-document';

/** A value of a schema's type, from the examples of its parts; it need not obey the schema's rules. */
export function sampleOf(schema: JsonSchema): unknown {
  if (schema.example !== undefined) return schema.example;
  const [arm] = Array.isArray(schema.oneOf) ? (schema.oneOf as readonly JsonSchema[]) : [];
  if (arm) return sampleOf(arm);
  const [constant] = Array.isArray(schema.enum) ? schema.enum : [];
  if (constant !== undefined) return constant;
  const [type] = [schema.type].flat();
  if (type === 'object') {
    const parts = Object.entries(schema.properties ?? {});
    return Object.fromEntries(parts.map(([name, part]) => [name, sampleOf(part)]));
  }
  if (type === 'array') return schema.items ? [sampleOf(schema.items)] : [];
  if (type === 'string') return 'x';
  return type === 'boolean' ? false : 1;
}
