import type { JsonSchema } from '../../contract/checker/raw-document.ts';

const MONTH = '^\\d{4}-(0[1-9]|1[0-2])$';

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'amount',
  integer: 'whole',
  boolean: 'flag',
};

/**
 * A schema as a `Shape` of `src/api/transport/shape.ts`, in TypeScript: types, fields (every answer has all of them, see
 * `contract-tests/protocol/conventions.test.ts`) and the pattern of a billing period. Values of enumerations, lengths and formats are
 * left out, because a reader must accept new ones.
 *
 * @param schema - with all references resolved
 * @throws Error for a schema that a shape cannot express, such as two kinds of objects
 */
export function shapeText(schema: JsonSchema): string {
  const choices = list(schema.oneOf ?? schema.anyOf);
  if (choices) return ofChoices(choices);
  const types = [schema.type ?? []].flat();
  const named = types.filter((type) => type !== 'null');
  const [type, second] = named;
  if (type === undefined && types.length === 1) return "'any|null'";
  const orNull = types.length > named.length;
  if (second !== undefined && named.every((name) => name in kinds)) {
    return `'scalar${orNull ? '|null' : ''}'`;
  }
  if (type === undefined || second !== undefined)
    throw new Error(`No shape: ${types.join(' or ')}`);
  if (type === 'array' || type === 'object') return nested(schema, type, orNull);
  return `'${kindOf(schema, type)}${orNull ? '|null' : ''}'`;
}

function kindOf(schema: JsonSchema, type: string): string {
  if (schema.pattern === MONTH) return 'month';
  if (schema['x-count'] === true) return 'count';
  const kind = kinds[type];
  if (kind === undefined) throw new Error(`No shape: ${type}`);
  return kind;
}

function nested(schema: JsonSchema, type: 'array' | 'object', orNull: boolean): string {
  const text = type === 'array' ? `[${shapeText(schema.items ?? {})}]` : ofFields(schema);
  return orNull ? `[null, ${text}]` : text;
}

function ofFields({ properties = {} }: JsonSchema): string {
  const fields = Object.entries(properties).map(([name, inner]) => `${name}: ${shapeText(inner)}`);
  return `{ ${fields.join(', ')} }`;
}

function ofChoices(choices: readonly JsonSchema[]): string {
  const [only, second] = choices.filter(({ type }) => type !== 'null').map(shapeText);
  if (only === undefined || second !== undefined) throw new Error('No shape: one of several');
  if (choices.length === 1) return only;
  return /^'[a-z]+'$/.test(only) ? `${only.slice(0, -1)}|null'` : `[null, ${only}]`;
}

const list = (value: unknown) =>
  Array.isArray(value) ? (value as readonly JsonSchema[]) : undefined;
