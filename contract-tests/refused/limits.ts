import $RefParser from '@apidevtools/json-schema-ref-parser';
import type { JsonSchema } from '../../contract/checker/raw-document';

type Json = Readonly<Record<string, unknown>>;

/** The keywords of a schema that refuse values of its type. */
export const keywords = [
  'minItems',
  'maxItems',
  'uniqueItems',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'multipleOf',
] as const;

/** Begins the limit of a field that an object must have. */
export const REQUIRED = 'required ';

/** Formats that only tell a form how to show a text. */
const notChecked = ['binary', 'password'];

/** One thing that a schema of the description refuses. */
export interface Limit {
  /** The place of the schema in the bundled description. */
  readonly place: string;
  /** The keyword, the text of a rule, or a field that is required. */
  readonly limit: string;
  readonly schema: JsonSchema;
}

/**
 * The limits of all schemas under `components` of a bundled description.
 * @throws when a reference cannot be resolved
 */
export async function limitsOf(bundled: Json): Promise<readonly Limit[]> {
  const whole = (await $RefParser.dereference(structuredClone(bundled))) as Json;
  const found: Limit[] = [];
  const look = (raw: unknown, path: readonly string[]): void => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return;
    const schema = path.reduce<unknown>((part, name) => Object(part)[name], whole) as JsonSchema;
    found.push(...limitsIn(raw as Json, path.join('/'), schema));
    for (const [name, part] of Object.entries(raw)) {
      if (name !== 'example' && name !== 'examples') look(part, [...path, name]);
    }
  };
  look(Object(bundled.components).schemas, ['components', 'schemas']);
  return found;
}

function limitsIn(raw: Json, place: string, schema: JsonSchema): readonly Limit[] {
  if (raw.type === undefined) return [];
  const rules = Array.isArray(raw['x-rules']) ? raw['x-rules'] : [];
  return [
    ...keywords
      .filter((keyword) => raw[keyword] !== undefined)
      .filter((keyword) => keyword !== 'format' || !notChecked.includes(String(raw.format))),
    ...requiredOf(raw).map((field) => `${REQUIRED}${field}`),
    ...rules.map(String),
  ].map((limit) => ({ place, limit, schema }));
}

const requiredOf = ({ required }: Json) => (Array.isArray(required) ? required.map(String) : []);

/** What the checker says when a value breaks a limit. */
export function messageOf(limit: string): RegExp {
  const messages: Readonly<Record<string, RegExp>> = {
    minItems: /NOT have fewer than \d+ items/,
    maxItems: /NOT have more than \d+ items/,
    uniqueItems: /NOT have duplicate items/,
    minLength: /NOT have fewer than \d+ characters/,
    maxLength: /NOT have more than \d+ characters/,
    pattern: /must match pattern/,
    format: /must match format/,
    minimum: /must be >=/,
    maximum: /must be <=/,
    multipleOf: /must be a multiple of/,
  };
  if (limit.startsWith(REQUIRED))
    return new RegExp(`^must have required property '${limit.slice(REQUIRED.length)}'$`);
  const literal = limit.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
  return messages[limit] ?? new RegExp(`^must obey ${literal}$`);
}
