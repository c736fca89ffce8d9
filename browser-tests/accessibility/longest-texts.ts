import { loadOperations } from '../../contract/checker/description';
import { createFinder, type Finder } from '../../contract/checker/find-operation';
import type { JsonSchema } from '../../contract/checker/raw-document';

const MOST_LETTERS = 200;
/** A text of a page may have thousands of letters; a word of this length is already too long for a line. */
const ENOUGH_LETTERS = 500;
const LARGEST = 999_999_999.99;
const TELEPHONE = '+38612345678901';

/** Names of identifiers that stay unchanged; the ids in addresses stay too. */
const keys = ['ime', 'vrednost', 'selected_manager', 'token_string', 'kategorija_kljuc', 'oznaka'];

/** Formats and patterns that a text without a space can satisfy. */
const patterned: Readonly<Record<string, string>> = {
  '^[0-9+() /-]+$': TELEPHONE,
  '^https?://': `https://${'dolgo'.repeat(12)}.example.si`,
};

let preparing: Promise<(method: string, path: string, answer: unknown) => unknown> | undefined;

/**
 * Fills an answer with the longest values that the description allows: each free text becomes one word without a space,
 * each amount has nine digits. Ids, enumerations, dates and paths stay, so that the portal handles the answer as usual.
 *
 * @returns a function that changes the answer to a method and a path
 */
export function longestTexts() {
  preparing ??= prepare();
  return preparing;
}

async function prepare() {
  const operations = await loadOperations();
  const find: Finder = createFinder(operations);
  const known = new Set([
    ...keys,
    ...operations.flatMap(({ parameters }) => parameters.map(({ name }) => name)),
  ]);
  return (method: string, path: string, answer: unknown): unknown => {
    const found = find(method, path);
    if (found.kind !== 'operation') return answer;
    const schema = found.operation.responses.get(200)?.['application/json']?.schema;
    return schema ? filled(answer, schema, '', known) : answer;
  };
}

const typesOf = ({ type }: JsonSchema) => (Array.isArray(type) ? type : [type]) as string[];
const asSchemas = (value: unknown) => (Array.isArray(value) ? (value as JsonSchema[]) : []);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The schema that describes a value; of several schemas, the one with the type of the value. */
function armFor(value: unknown, schema: JsonSchema): JsonSchema {
  const arms = [...asSchemas(schema.oneOf), ...asSchemas(schema.anyOf)];
  const arm = arms.find((each) => typesOf(each).includes(typeOf(value)));
  return arm ? armFor(value, arm) : schema;
}

function filled(value: unknown, schema: JsonSchema, name: string, known: Set<string>): unknown {
  const arm = armFor(value, schema);
  if (Array.isArray(value)) return value.map((each) => filled(each, arm.items ?? {}, name, known));
  if (typeof value === 'string') return known.has(name) ? value : longest(value, arm);
  if (typeof value === 'number') return isAmount(arm) && value !== 0 ? largest(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    filled(each, arm.properties?.[key] ?? {}, key, known),
  ]);
  return Object.fromEntries(entries);
}

const isAmount = (schema: JsonSchema) =>
  schema.multipleOf === 0.01 && Number(schema.maximum) >= LARGEST;
const largest = (value: number) => Math.sign(value) * LARGEST;

function longest(value: string, schema: JsonSchema): string {
  if (!typesOf(schema).includes('string') || schema.enum || schema.const) return value;
  const letters = Math.min(schema.maxLength ?? MOST_LETTERS, ENOUGH_LETTERS);
  if (schema.format === 'email') return `${word(letters - 11)}@example.si`;
  if (schema.format) return value;
  if (schema.pattern) return patterned[schema.pattern] ?? value;
  return word(letters);
}

const word = (letters: number) => 'Neprekinjenabeseda'.repeat(30).slice(0, letters);
