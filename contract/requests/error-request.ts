import { loadDocument, type Operation } from '../checker/description';
import type { RequestChanges } from '../checker/raw-document';
import { exampleBody, exampleRequest } from './example-request';
import type { Call } from './send-request';

/** A request that gets an error, as the description tells it (`x-request`). */
export interface ErrorRequest {
  readonly status: number;
  /** The name of the error's example. */
  readonly name: string;
  /** The error's example: what the portal reads of the error. */
  readonly example: Readonly<Record<string, unknown>>;
  readonly call: Call;
  /** How often to send it; the last answer is the error. */
  readonly times: number;
  readonly caller: RequestChanges['caller'];
  /** The operation whose example request was sent before. */
  readonly after: string | undefined;
}

/** An error that the description has no request for. */
export interface UntoldError {
  readonly status: number;
  readonly name: string;
}

/** The errors of an operation's own responses: those with a request, and those without. */
export function errorRequests(operation: Operation): {
  readonly told: readonly ErrorRequest[];
  readonly untold: readonly UntoldError[];
} {
  const told: ErrorRequest[] = [];
  const untold: UntoldError[] = [];
  for (const [status, content] of operation.responses) {
    if (status < 400) continue;
    const examples = Object.entries(content?.['application/json']?.examples ?? {});
    if (examples.length === 0) untold.push({ status, name: 'no example' });
    for (const [name, { value, 'x-request': changes, 'x-no-request': reason }] of examples) {
      if (changes)
        told.push({ ...requestWith(operation, changes), status, name, example: Object(value) });
      else if (!reason) untold.push({ status, name });
    }
  }
  return { told, untold };
}

/** The errors that come before or beside an operation (`x-error-responses`), except those of its own responses. */
export async function strayErrorRequests(operation: Operation): Promise<readonly ErrorRequest[]> {
  const { 'x-error-responses': all = {} } = await loadDocument();
  return Object.entries(all).flatMap(([key, { 'x-request': changes, example = {} }]) => {
    const status = Number(key);
    const isOwn = operation.responses.has(status) && changes?.path === undefined;
    if (!changes || isOwn || !canHave(operation, status)) return [];
    return [{ ...requestWith(operation, changes), status, name: 'any', example }];
  });
}

/** Errors about a body need one; nothing is acceptable or not in an answer without content. */
function canHave({ requestBody, responses }: Operation, status: number): boolean {
  if (status === 413 || status === 415) return requestBody !== undefined;
  if (status !== 406) return true;
  return [...responses].some(([good, content]) => good < 300 && content !== undefined);
}

function requestWith(
  operation: Operation,
  changes: RequestChanges,
): Pick<ErrorRequest, 'call' | 'times' | 'caller' | 'after'> {
  const { query, headers, text, times = 1, caller, after } = changes;
  const own = operation.parameters.map(({ name }) => name);
  const parameters = { ...valuesOf(changes.parameters, own), ...query };
  const { json: _, ...example } = exampleRequest(operation, { parameters });
  const body = text === undefined ? exampleBody(operation) : undefined;
  const json = body && { ...Object(body), ...membersOf(changes.body, Object(body)) };
  return {
    call: {
      ...example,
      ...(changes.method && { method: changes.method }),
      ...(changes.path && { path: changes.path }),
      headers: { ...example.headers, ...valuesOf(headers) },
      ...(json !== undefined && { json }),
      ...(text !== undefined && { text }),
    },
    times,
    caller,
    after,
  };
}

/** Values as text, only those of some names when they are given. */
function valuesOf(
  values: Readonly<Record<string, string | number>> = {},
  names = Object.keys(values),
): Record<string, string> {
  const kept = Object.entries(values).filter(([name]) => names.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

function membersOf(changes: Readonly<Record<string, unknown>> = {}, body: object): object {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => name in body));
}
