import fc from 'fast-check';
import { breachText, checkAnswer } from '../checker/checker';
import { loadOperations, type Operation } from '../checker/description';
import { type Call, sendRequest } from '../requests/send-request';
import { callsOf, type FuzzedCall } from './calls';

const operations = await loadOperations();
const byId = new Map(operations.map((operation) => [operation.id, operation]));

/** The number of calls with which a property is tried, and their seed; without a seed it is random. */
export interface FuzzOptions {
  readonly calls: number;
  readonly seed: number | undefined;
}

/** `CALLS` and `SEED` of the environment. */
export function readFuzzOptions(env: NodeJS.ProcessEnv = process.env): FuzzOptions {
  const seed = env.SEED === undefined ? undefined : Number(env.SEED);
  return { calls: Number(env.CALLS ?? 300), seed };
}

/**
 * Tries a property with generated calls of operations; of all, unless some are named.
 * @throws with the seed and the smallest call for which the property does not hold
 */
export function tryCalls(
  { calls, seed }: FuzzOptions,
  holds: (fuzzed: FuzzedCall) => Promise<void>,
  tried: readonly Operation[] = operations,
): Promise<void> {
  const anyCall = fc.oneof(...tried.map(callsOf));
  return fc.assert(fc.asyncProperty(anyCall, holds), {
    numRuns: calls,
    ...(seed !== undefined && { seed }),
  });
}

/** An answer that has been read. */
export interface ReadAnswer {
  readonly status: number;
  readonly contentType: string | null;
  readonly body: Uint8Array;
}

/** Sends a call and reads its answer. */
export async function ask(url: string, call: Call): Promise<ReadAnswer> {
  const answer = await sendRequest(url, call);
  const body = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, contentType: answer.headers.get('content-type'), body };
}

/** The text of an answer. */
export function textOf({ body }: ReadAnswer): string {
  return new TextDecoder().decode(body);
}

/** The faults of an answer. A 500 is always a fault, whatever the description has. */
export function breachesOf(id: string, answer: ReadAnswer): string[] {
  const operation = byId.get(id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  const failed = answer.status >= 500 ? [`${answer.status} ${textOf(answer)}`] : [];
  return [...checkAnswer(operation, answer).map(breachText), ...failed];
}

/**
 * Whether Prism has refused a call by its own rules: it refuses a body that is not JSON without the description.
 */
export function isPrismsOwn(id: string, { status }: ReadAnswer): boolean {
  return status >= 400 && status < 500 && !byId.get(id)?.responses.has(status);
}
