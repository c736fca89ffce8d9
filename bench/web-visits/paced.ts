import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Far less than the 32 kB and more that Chromium reads before it handles what it has read. */
const PART_BYTES = 4_096;
const PAUSE_MS = 1;

export interface PacedSite {
  /** The address of the site through the relay. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Opens a relay that passes on a site's answers in small parts, 4 kB in a millisecond. Chromium's emulation of a slow
 * network counts what has arrived when it reads the headers of an answer, and the body again when it reads that: from a
 * server on the same machine a file of 50 kB then takes some 200 ms more, in one visit of three (its log of the network
 * shows 40 kB before the headers in these visits, and none in the others). With the relay the headers are read first. All
 * parts arrive within the latency of the emulation, so the relay itself takes no time.
 *
 * @param origin - the address of a site with HTTPS on this machine
 */
export async function pace(origin: string): Promise<PacedSite> {
  const site = new URL(origin);
  const open = new Set<Socket>();
  const relay = createServer((browser) => {
    const server = connect(Number(site.port), site.hostname);
    for (const socket of [browser, server]) {
      open.add(socket);
      socket.setNoDelay();
      socket.once('close', () => open.delete(socket));
    }
    browser.on('error', () => server.destroy()).pipe(server);
    server.on('error', () => browser.destroy());
    passOn(server, browser).catch(() => browser.destroy());
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const { port } = relay.address() as AddressInfo;
  return {
    origin: `https://${site.hostname}:${port}`,
    close: async () => {
      relay.close();
      for (const socket of open) socket.destroy();
      await once(relay, 'close');
    },
  };
}

async function passOn(from: Socket, to: Socket): Promise<void> {
  for await (const bytes of from) {
    for (let at = 0; at < bytes.length; at += PART_BYTES) {
      if (!to.write(bytes.subarray(at, at + PART_BYTES))) await once(to, 'drain');
      await pause(PAUSE_MS);
    }
  }
  to.end();
}
