import type { Breach } from './checker';
import { coerce } from './coerce';
import type { Operation } from './description';
import type { RawHeader } from './raw-document';
import { checkValue } from './schema-validator';

/**
 * Checks the headers that the description has for one response: required ones must be present, and each must match
 * its schema. It does not check other headers.
 * @returns every breach; an empty list for right headers
 */
export function checkHeaders(
  operation: Operation,
  status: number,
  headers: Headers,
): readonly Breach[] {
  return check(operation, status, operation.responseHeaders.get(status) ?? {}, headers);
}

/** Checks the headers of every answer (`x-response-headers`), as `checkHeaders` does. */
export function checkEveryHeader(
  operation: Operation,
  status: number,
  headers: Headers,
): readonly Breach[] {
  return check(operation, status, operation.everyHeader, headers);
}

function check(
  { id: operation }: Operation,
  status: number,
  described: Readonly<Record<string, RawHeader>>,
  headers: Headers,
): readonly Breach[] {
  return Object.entries(described).flatMap(([name, { required, schema = {} }]) => {
    const place = `header/${name}`;
    const value = headers.get(name);
    if (value === null) {
      return required ? [{ operation, status, place, message: 'is missing' }] : [];
    }
    return checkValue(schema, coerce(schema.type, value)).map(({ message }) => ({
      operation,
      status,
      place,
      message,
    }));
  });
}
