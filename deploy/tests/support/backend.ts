import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDemoServer, startBackend } from '../../../scripts/backend';

/** The stateful backend on its own port, like a manager's server. */
export async function listeningBackend() {
  const backend = await startBackend(undefined);
  const server = createServer(await createDemoServer(backend));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { backend, port, close };
}
