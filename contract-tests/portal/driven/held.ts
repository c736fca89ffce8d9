import { expect } from 'vitest';
import { breachText, checkRequest } from '../../../contract/checker/checker';
import { loadOperations, type Operation } from '../../../contract/checker/description';
import { createFinder } from '../../../contract/checker/find-operation';
import { readForm } from '../../../contract/checker/form';
import { heldToContract } from '../../support/call';

/** A request that the client has sent, with its answer. */
export interface Exchange {
  readonly request: Request;
  readonly answer: Response;
}

const find = createFinder(await loadOperations());
const foundOf = ({ method, url }: Request) => find(method, new URL(url).pathname);

/** The operation that a request calls; `undefined` when there is none. */
export function operationOf(request: Request): Operation | undefined {
  const found = foundOf(request);
  return found.kind === 'operation' ? found.operation : undefined;
}

/** Fails the test when the request or the answer differs from the description. */
export async function expectHeld({ request, answer }: Exchange): Promise<void> {
  expect(await requestBreaches(request)).toEqual([]);
  const { pathname, search } = new URL(request.url);
  await heldToContract({ method: request.method, path: pathname + search }, answer);
}

/** Whether a request has the value as a segment of its path or in its query; there, a year may begin a date. */
export function hasValue({ url }: Request, value: string): boolean {
  const { pathname, searchParams } = new URL(url);
  const given = [...pathname.split('/').map(decodeURIComponent), ...searchParams.values()];
  return given.some((each) => each === value || each.startsWith(`${value}-`));
}

async function requestBreaches(request: Request): Promise<readonly string[]> {
  const found = foundOf(request);
  if (found.kind !== 'operation') return [`${request.method} ${request.url}: ${found.kind}`];
  const contentType = request.headers.get('Content-Type');
  const body = new Uint8Array(await request.arrayBuffer());
  const breaches = checkRequest(found.operation, {
    pathParameters: found.pathParameters,
    query: new URL(request.url).searchParams,
    contentType,
    body,
    form: await readForm(contentType, body),
  });
  return breaches.map(breachText);
}
