import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A host between the browser and the portal, because Playwright can neither route nor delay every request that a worker
 * makes. The test may change files of the portal, let it fall silent, or switch it off.
 */
export interface HostBetween {
  readonly url: string;
  /** How it answers: as the portal, not at all while connections stay open, with 503, or by closing each connection. */
  mode: 'up' | 'silent' | 'broken' | 'down';
  /** Other texts for the bodies of paths. */
  readonly changes: Map<string, (body: string) => string>;
  close(): Promise<void>;
}

/** @param portal - the origin of the portal behind it */
export async function startHostBetween(portal: string): Promise<HostBetween> {
  const changes: HostBetween['changes'] = new Map();
  const server = createServer((request, response) => {
    if (host.mode === 'down') return void request.socket.destroy();
    if (host.mode === 'silent') return;
    if (host.mode === 'broken') return void response.writeHead(503).end();
    const path = request.url ?? '/';
    const change = changes.get(path) ?? (/\.|^\/api\//.test(path) ? undefined : changes.get('*'));
    const { 'accept-encoding': _encoding, ...plain } = request.headers;
    const headers = change ? plain : request.headers;
    const behind = send(portal + path, { method: request.method, headers }, async (answer) => {
      if (!change) {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        return void answer.pipe(response);
      }
      const body = change(Buffer.concat(await answer.toArray()).toString('utf8'));
      const { 'content-length': _length, etag: _etag, ...others } = answer.headers;
      response.writeHead(answer.statusCode ?? 500, others).end(body);
    });
    behind.on('error', () => response.destroy());
    request.pipe(behind);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const host: HostBetween = {
    url: `http://localhost:${port}`,
    mode: 'up',
    changes,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return host;
}
