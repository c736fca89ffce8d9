import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Operation } from '../checker/description';
import { branchesMet } from './branches';

/**
 * The folder where each worker writes the branches that its tests have met; `coverage.ts` reads it. A run against a
 * server by its address has its own.
 */
export const coverageFolder =
  process.env.CONTRACT_COVERAGE ??
  fileURLToPath(new URL('../../.cache/contract-coverage/', import.meta.url));

const met = new Set<string>();

/** Records an answer: its operation and status, and the branches of its schema. */
export function recordAnswer(operation: Operation, status: number, json: unknown): void {
  const answer = `${operation.id} ${status}`;
  met.add(answer);
  const schema = operation.responses.get(status)?.['application/json']?.schema;
  if (schema) branchesMet(schema, json, (branch) => met.add(`${answer} body${branch}`));
}

/** Writes the record of this process to a file. */
export function saveRecord(): void {
  mkdirSync(coverageFolder, { recursive: true });
  writeFileSync(`${coverageFolder}${process.pid}.json`, JSON.stringify([...met]));
}
