import type { Breach } from './checker';
import { coerce } from './coerce';
import type { Operation } from './description';
import { checkValue } from './schema-validator';

/**
 * Checks the headers that the description has for an answer: required ones must be present, and each must match its
 * schema. It does not check other headers.
 * @returns every breach; an empty list for right headers
 */
export function checkHeaders(
  { id: operation, responseHeaders }: Operation,
  status: number,
  headers: Headers,
): readonly Breach[] {
  return Object.entries(responseHeaders.get(status) ?? {}).flatMap(([name, described]) => {
    const place = `header/${name}`;
    const value = headers.get(name);
    if (value === null) {
      return described.required ? [{ operation, status, place, message: 'is missing' }] : [];
    }
    const schema = described.schema ?? {};
    return checkValue(schema, coerce(schema.type, value)).map(({ message }) => ({
      operation,
      status,
      place,
      message,
    }));
  });
}
