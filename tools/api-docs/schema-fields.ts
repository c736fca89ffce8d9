import type { Answer, ApiDocument, Schema } from './document';
import { follow } from './read-document';

/** What a reader is told about one value. */
export interface Field {
  readonly name: string;
  readonly optional: boolean;
  /** Such as `string`, `list of OpenItem`, `UpnPayment or null`. */
  readonly type: string;
  readonly description: string | undefined;
  /** Such as `1–40 characters`. */
  readonly limits: readonly string[];
  readonly values: readonly string[];
  readonly example: unknown;
  /** The fields of the object that it is, or that its items are. */
  readonly fields: readonly Field[];
}

/**
 * A schema as a tree of fields, with all references followed; a schema inside itself is told by its name only.
 * @param above names of the schemas that this one stands in
 */
export function fieldOf(
  document: ApiDocument,
  schema: Schema,
  name = '',
  optional = false,
  above: readonly string[] = [],
): Field {
  const { value, name: ownName } = follow(document, schema);
  const arms = (value.oneOf ?? []).map((arm) => follow(document, arm));
  const shaped = arms.find((arm) => arm.value.type !== 'null');
  const items = value.items && follow(document, value.items);
  const object = items?.value ?? shaped?.value ?? value;
  const names = [ownName, items?.name, shaped?.name].filter((each) => each !== undefined);
  const inside = [...above, ...names];
  const repeats = names.some((each) => above.includes(each));
  const facts = shaped && !value.type ? { ...shaped.value, ...value } : value;
  return {
    name,
    optional,
    type: typeOf(document, schema),
    description: value.description ?? shaped?.value.description,
    limits: limitsOf(facts),
    values: (items?.value.enum ?? facts.enum ?? []).map(String),
    example: facts.example ?? items?.value.example,
    fields: repeats ? [] : fieldsOf(document, object, inside),
  };
}

function fieldsOf(document: ApiDocument, object: Schema, above: readonly string[]): Field[] {
  const named = Object.entries(object.properties ?? {}).map(([name, property]) =>
    fieldOf(document, property, name, !object.required?.includes(name), above),
  );
  const { additionalProperties: others } = object;
  if (typeof others !== 'object') return named;
  return [...named, fieldOf(document, others, 'any key', true, above)];
}

/** The headers of an answer. */
export function headerFields(document: ApiDocument, { headers }: Answer): Field[] {
  return Object.entries(headers ?? {}).map(([name, { schema, ...told }]) => ({
    ...fieldOf(document, { ...schema, ...told }, name),
    type: 'header',
  }));
}

/** The type in words; an object or a list of objects goes by the schema's name. */
export function typeOf(document: ApiDocument, schema: Schema): string {
  const { value, name } = follow(document, schema);
  if (value.oneOf) return value.oneOf.map((arm) => typeOf(document, arm)).join(' or ');
  const types = typeof value.type === 'string' ? [value.type] : (value.type ?? ['any']);
  return types
    .map((type) => {
      if (type === 'array' && value.items) return `list of ${typeOf(document, value.items)}`;
      if (type === 'object' && name) return name.replace(/-\d+$/, '');
      return type;
    })
    .join(' or ');
}

function limitsOf(schema: Schema): string[] {
  return [
    schema.format,
    range(schema.minLength, schema.maxLength, 'characters'),
    range(schema.minimum, schema.maximum, ''),
    range(schema.minItems, schema.maxItems, 'items'),
    schema['x-decimals'] === undefined ? undefined : `${schema['x-decimals']} decimals`,
    schema.const === undefined ? undefined : `always ${JSON.stringify(schema.const)}`,
    schema.pattern === undefined ? undefined : `pattern ${schema.pattern}`,
  ].filter((limit) => limit !== undefined);
}

function range(least: number | undefined, most: number | undefined, of: string) {
  if (least === undefined && most === undefined) return undefined;
  if (least === undefined) return `at most ${most} ${of}`.trim();
  if (most === undefined) return `at least ${least} ${of}`.trim();
  return `${least} to ${most} ${of}`.trim();
}
