import type { JsonSchema } from '../../contract/checker/raw-document';

/** A place of an answer that has an enumeration, such as `.postavke[].status`. */
export type Place = string;

const asSchemas = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value : []);

function armOf(schema: JsonSchema, value: unknown): JsonSchema {
  const arms = asSchemas(schema.oneOf);
  if (arms.length === 0) return schema;
  return arms.find(({ type }) => (type === 'null') === (value === null)) ?? schema;
}

/**
 * An answer with other values in its enumerations. Numbers, such as the codes of errors, do not change.
 *
 * @param next - the value for a place; `undefined` keeps the present one
 */
export function withOtherValues(
  schema: JsonSchema,
  value: unknown,
  next: (place: Place, known: string) => string | undefined,
  place: Place = '',
): unknown {
  const { enum: known, items, properties = {} } = armOf(schema, value);
  if (Array.isArray(known) && typeof value === 'string') return next(place, value) ?? value;
  if (Array.isArray(value) && items) {
    return value.map((row) => withOtherValues(items, row, next, `${place}[]`));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const inner = (name: string, child: unknown): unknown => {
    const property = properties[name];
    return property ? withOtherValues(property, child, next, `${place}.${name}`) : child;
  };
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, inner(name, child)]),
  );
}

/** All places of an answer that have an enumeration of texts. */
export function enumeratedPlaces(schema: JsonSchema, place: Place = ''): readonly Place[] {
  const { enum: known, items, properties = {}, oneOf } = schema;
  if (Array.isArray(known)) return known.some((each) => typeof each === 'string') ? [place] : [];
  return [
    ...asSchemas(oneOf).flatMap((arm) => enumeratedPlaces(arm, place)),
    ...(items ? enumeratedPlaces(items, `${place}[]`) : []),
    ...Object.entries(properties).flatMap(([name, inner]) =>
      enumeratedPlaces(inner, `${place}.${name}`),
    ),
  ];
}
