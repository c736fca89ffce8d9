import { readFileSync } from 'node:fs';

/** A value that the description has to refuse. */
export interface KeptValue {
  readonly place: string;
  readonly limit: string;
  /** A long text or list is kept as its length. */
  readonly value?: unknown;
  readonly characters?: number;
  readonly items?: number;
}

/** A header with a value that the description has to refuse. */
export interface KeptHeader {
  readonly operation: string;
  readonly status: number;
  readonly header: string;
  readonly value: string;
}

export const keptFile = new URL('values.json', import.meta.url);

/** The values of the kept file. @throws when the file is missing */
export function readKept(): {
  readonly values: readonly KeptValue[];
  readonly headers: readonly KeptHeader[];
} {
  return JSON.parse(readFileSync(keptFile, 'utf8'));
}

/** The value itself. */
export function valueOfKept({ value, characters, items }: KeptValue): unknown {
  if (characters !== undefined) return 'x'.repeat(characters);
  return items === undefined ? value : Array.from({ length: items }, () => null);
}
