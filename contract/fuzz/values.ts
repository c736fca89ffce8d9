import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../checker/raw-document';

/** Text that has broken servers before. */
const odd = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'null',
  'true',
  '%2f',
  'č š ž',
  '<b>x</b>',
  '__proto__',
  "'--",
  '2026-02-30',
  '﻿',
];

/** Any text, mostly short, without half surrogate pairs. */
export const anyText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...odd),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ minLength: 200, maxLength: 400 }),
);

/** Any JSON, mostly small. */
export const anyJson: Arbitrary<unknown> = fc.oneof(anyText, fc.jsonValue({ maxDepth: 2 }));

/**
 * A value that probably fits a schema: its type, pattern and bounds are right; rules that only a server knows may fail.
 * @returns any JSON for a schema without the keywords read here
 */
export function valueFor(schema: JsonSchema): Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const [type] = [schema.type].flat();
  const { minimum: min, maximum: max } = schema as { minimum?: number; maximum?: number };
  switch (type) {
    case 'string':
      return textFor(schema);
    case 'integer':
      return fc.integer({ min: min ?? -1_000, max: max ?? 1_000_000 });
    case 'number':
      return fc.double({ min: min ?? -1_000, max: max ?? 1_000_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueFor(schema.items ?? {}), { maxLength: 3 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, valueFor(inner)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    default:
      return anyJson;
  }
}

function textFor({
  format,
  pattern,
  minLength = 0,
  maxLength = minLength + 40,
}: JsonSchema): Arbitrary<string> {
  if (format === 'date') {
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
  }
  if (format === 'email') return fc.emailAddress();
  // A pattern with look-ahead, as in the rules for passwords, cannot be used to generate text.
  if (pattern !== undefined && !pattern.includes('(?')) {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  }
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 400) });
}
