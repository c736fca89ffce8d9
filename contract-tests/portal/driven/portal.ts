import { QueryClient } from '@tanstack/react-query';
import { addressFor } from '../../../contract-tests/prism/proxies';
import { testApi } from '../../../src/api/api.fixture';
import { bindApi } from '../../../src/api/bound-api';
import type { Api } from '../../../src/api/client';
import { tokenOf } from '../../support/sessions';
import type { TestServer } from '../../support/target';
import { type Exchange, operationOf } from './held';

/** The portal's client in a session of Ana, with the cache of its queries. */
export interface Portal {
  readonly api: Api;
  readonly cache: QueryClient;
  readonly signal: AbortSignal;
  readonly server: TestServer;
  /** What the client has sent so far, in order. */
  readonly sent: readonly Exchange[];
}

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
  const isForm = headers.get('Content-Type')?.startsWith('multipart/form-data');
  const form = isForm ? new FormData() : undefined;
  const address = addressFor(server, { method, path, ...(form && { form }) }, operationOf(request));
  if (address === server) return request;
  const body = await request.blob();
  return new Request(address + path, { method, headers, ...(body.size > 0 && { body }) });
}
