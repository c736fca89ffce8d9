/**
 * `npm run refused`: writes `contract-tests/refused/values.json`, a value for each limit and each required field of the
 * description that it refuses. Run it after a change of them that is meant, and read the difference: a value that is
 * removed may now be sent.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkHeaders } from '../contract/checker/check-headers';
import { loadOperations, type Operation } from '../contract/checker/description';
import type { JsonSchema } from '../contract/checker/raw-document';
import type { Row } from '../contract/checker/rule-values';
import { type KeptHeader, keptFile } from '../contract-tests/refused/kept-values';
import { limitsOf } from '../contract-tests/refused/limits';
import { refusedValue } from '../contract-tests/refused/refused-value';
import { bundleDescription } from '../contract-tests/support/bundle-description';
import { stopWith } from './problem';
import { refuseArguments } from './refuse-arguments';

/** The objects of the description's examples, by the rules of their schema. */
function samplesOf(operations: readonly Operation[]): ReadonlyMap<string, Row[]> {
  const samples = new Map<string, Row[]>();
  const look = (schema: JsonSchema | undefined, value: unknown): void => {
    if (!schema || typeof value !== 'object' || value === null) return;
    const arms = Array.isArray(schema.oneOf) ? (schema.oneOf as readonly JsonSchema[]) : [];
    for (const arm of arms) look(arm, value);
    if (Array.isArray(value)) for (const item of value) look(schema.items, item);
    else {
      const rules = JSON.stringify(schema['x-rules'] ?? null);
      samples.set(rules, [...(samples.get(rules) ?? []), value as Row]);
      for (const [name, part] of Object.entries(value)) look(schema.properties?.[name], part);
    }
  };
  for (const { responses } of operations)
    for (const content of responses.values()) {
      const media = content?.['application/json'];
      for (const { value } of Object.values(media?.examples ?? {})) look(media?.schema, value);
    }
  return samples;
}

/** For each described header a value that it refuses. @throws when no value is refused */
function refusedHeaders(operations: readonly Operation[]): readonly KeptHeader[] {
  const tries = ['!', '', 'x'.repeat(501)];
  return operations.flatMap((operation) =>
    [...operation.responseHeaders].flatMap(([status, described]) =>
      Object.keys(described).map((header) => {
        const value = tries.find((each) =>
          checkHeaders(operation, status, new Headers({ [header]: each })).some(
            ({ place }) => place === `header/${header}`,
          ),
        );
        if (value === undefined) throw new Error(`${operation.id}: ${header} refuses nothing`);
        return { operation: operation.id, status, header, value };
      }),
    ),
  );
}

try {
  refuseArguments('refused');
  const operations = await loadOperations();
  const samples = samplesOf(operations);
  const limits = await limitsOf(bundleDescription(fileURLToPath(new URL('..', import.meta.url))));
  const values = limits.map((limit) =>
    refusedValue(limit, samples.get(JSON.stringify(limit.schema['x-rules'] ?? null)) ?? []),
  );
  const lines = (list: readonly unknown[]) =>
    list.map((each) => `    ${JSON.stringify(each)}`).join(',\n');
  const headers = refusedHeaders(operations);
  writeFileSync(
    keptFile,
    `{\n  "values": [\n${lines(values)}\n  ],\n  "headers": [\n${lines(headers)}\n  ]\n}\n`,
  );
  console.log(`${values.length} values and ${headers.length} headers that the description refuses`);
} catch (error) {
  stopWith(error);
}
