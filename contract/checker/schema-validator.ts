import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isMultipleOf } from './decimals';
import { pageFaults, rulesOfPage } from './paged-list';
import type { JsonSchema } from './raw-document';
import type { Clock, Row } from './rule-values';
import { obeys } from './rules';

/** A place where a value differs from its schema. */
export interface SchemaBreach {
  /** JSON pointer into the value; empty is the value itself. */
  readonly pointer: string;
  readonly message: string;
  /** The description does not have this field of an object. */
  readonly undescribed?: true;
}

const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  allErrors: true,
  passContext: true,
});
addFormats.default(ajv);
ajv.addVocabulary(['example', 'x-count']);
// Ajv's own divides in binary, where 0.07 is no multiple of 0.01.
ajv.removeKeyword('multipleOf');
ajv.addKeyword({
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  validate: (step: number, value: number) => isMultipleOf(value, step),
  error: { message: ({ schema }) => `must be a multiple of ${String(schema)}` },
});
ajv.addKeyword({
  keyword: 'x-rules',
  type: 'object',
  schemaType: 'array',
  validate: function check(
    this: Clocks | undefined,
    rules: readonly string[],
    object: Record<string, unknown>,
    { 'x-paged': paged }: JsonSchema = {},
  ) {
    const held = paged ? rulesOfPage(rules, paged, object) : rules;
    const clocks = this?.clocks ?? [];
    const broken = held.filter((rule) => !obeysAt(clocks, rule, object));
    return report(
      check,
      'x-rules',
      broken.map((rule) => `must obey ${rule}`),
    );
  },
  errors: 'full',
});
ajv.addKeyword({
  keyword: 'x-paged',
  type: 'object',
  schemaType: 'object',
  validate: function check(
    paged: NonNullable<JsonSchema['x-paged']>,
    object: Record<string, unknown>,
  ) {
    return report(check, 'x-paged', pageFaults(paged, object));
  },
  errors: 'full',
});

/** What Ajv passes on to a keyword as `this`. */
interface Clocks {
  readonly clocks: readonly Clock[];
}

/** Around midnight the server may have computed by the day before. */
function obeysAt(clocks: readonly Clock[], rule: string, object: Row): boolean {
  return clocks.length === 0
    ? obeys(rule, object)
    : clocks.some((clock) => obeys(rule, object, clock));
}

/** Gives Ajv the messages of a keyword. @returns whether there are none */
function report(check: object, keyword: string, messages: readonly string[]): boolean {
  Object.assign(check, { errors: messages.map((message) => ({ keyword, message, params: {} })) });
  return messages.length === 0;
}

const compiled = new WeakMap<JsonSchema, ValidateFunction>();

/**
 * Checks a value against a schema of the description (2020-12, formats, `x-rules`).
 * @param clocks the server's time, or two around midnight; without it, rules about today hold
 * @returns every breach; an empty list for a right value
 * @throws when the schema itself is not valid
 */
export function checkValue(
  schema: JsonSchema,
  value: unknown,
  clocks: readonly Clock[] = [],
): readonly SchemaBreach[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  return validate.call({ clocks }, value) ? [] : (validate.errors ?? []).map(toBreach);
}

function toBreach({ instancePath, message, params, keyword }: ErrorObject): SchemaBreach {
  const what = message ?? keyword;
  const unknownName: unknown = params.additionalProperty;
  if (typeof unknownName === 'string') {
    const pointer = `${instancePath}/${escapePointer(unknownName)}`;
    return { pointer, message: what, undescribed: true };
  }
  const allowed: unknown = params.allowedValues;
  const values = Array.isArray(allowed) ? `: ${allowed.join(', ')}` : '';
  return { pointer: instancePath, message: `${what}${values}` };
}

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
