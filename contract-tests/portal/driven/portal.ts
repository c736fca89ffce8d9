import { QueryClient } from '@tanstack/react-query';
import { expect } from 'vitest';
import { breachText, checkRequest } from '../../../contract/checker/checker';
import { loadOperations } from '../../../contract/checker/description';
import { createFinder, type Found } from '../../../contract/checker/find-operation';
import { readForm } from '../../../contract/checker/form';
import { addressFor } from '../../../contract/prism/proxies';
import { testApi } from '../../../src/api/api.fixture';
import { bindApi } from '../../../src/api/bound-api';
import type { Api } from '../../../src/api/client';
import { heldToContract } from '../../support/call';
import { tokenOf } from '../../support/sessions';
import type { TestServer } from '../../support/target';

/** One call that the client has sent. */
interface Exchange {
  readonly request: Request;
  readonly answer: Response;
}

/** The portal's client in a session of Ana, with the cache of its queries. */
export interface Portal {
  readonly api: Api;
  readonly cache: QueryClient;
  readonly signal: AbortSignal;
  readonly server: TestServer;
  /** What the client has sent so far, in order. */
  readonly sent: readonly Exchange[];
}

const find = createFinder(await loadOperations());
const foundOf = ({ method, url }: Request): Found => find(method, new URL(url).pathname);

/**
 * The real client of the portal against a server. Only `fetch` is replaced: it keeps each exchange, and it sends uploads
 * too, since Node has no XMLHttpRequest.
 */
export async function openPortal(server: TestServer): Promise<Portal> {
  const sent: Exchange[] = [];
  const token = await tokenOf(server.url, 'Ana');
  const api = testApi({
    origin: server.url,
    readToken: () => token,
    fetch: async (request) => {
      const answer = await fetch(await pastProxy(server.url, request.clone()));
      sent.push({ request, answer: answer.clone() });
      return answer;
    },
  });
  const cache = new QueryClient();
  bindApi(cache, api);
  return { api, cache, signal: new AbortController().signal, server, sent };
}

/** The request at the address that can answer it: Prism's proxy breaks forms and files. */
async function pastProxy(server: string, request: Request): Promise<Request> {
  const { method, url, headers } = request;
  const path = url.slice(server.length);
  const found = foundOf(request);
  const operation = found.kind === 'operation' ? found.operation : undefined;
  const isForm = headers.get('Content-Type')?.startsWith('multipart/form-data');
  const form = isForm ? new FormData() : undefined;
  const address = addressFor(server, { method, path, ...(form && { form }) }, operation);
  if (address === server) return request;
  const body = await request.blob();
  return new Request(address + path, { method, headers, ...(body.size > 0 && { body }) });
}

/** The operations that the client has called, in order. */
export function operationsOf({ sent }: Portal): readonly string[] {
  return sent.map(({ request }) => {
    const found = foundOf(request);
    return found.kind === 'operation' ? found.operation.id : `${request.method} ${request.url}`;
  });
}

/** Fails the test when a request or an answer differs from the description. */
export async function expectHeld({ sent, server }: Portal): Promise<void> {
  for (const { request, answer } of sent) {
    expect(await requestBreaches(request)).toEqual([]);
    await heldToContract(
      { method: request.method, path: request.url.slice(server.url.length) },
      answer,
    );
  }
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
