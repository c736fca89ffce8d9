import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that reached the API. */
export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
}

/**
 * An API that records the requests that reach it.
 * @param answer writes the answer; `{}` as JSON, and nothing else, without it
 */
export async function recordingApi(answer: (response: ServerResponse) => void = emptyJson) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, bytes });
      answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { received, port, close };
}

function emptyJson(response: ServerResponse): void {
  response.setHeader('Content-Type', 'application/json').end('{}');
}
