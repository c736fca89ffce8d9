import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { listeningBackend } from '../../deploy/tests/support/backend';
import { brotliModule, type NginxHost, startNginx } from '../../deploy/tests/support/nginx-host';
import { precompress } from '../../scripts/build/precompress';
import { pace } from './paced';

/** The compared sites, built and served the same way: the portal with its backend, and two that do nothing. */
export interface Sites {
  readonly portal: string;
  /** A bare React page. */
  readonly floor: string;
  /** A static HTML page. */
  readonly page: string;
  /** Makes a browser trust them: it does not cache answers under an untrusted certificate. */
  readonly trust: string;
  close(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

const configurations: readonly InlineConfig[] = [
  { root, configFile: join(root, 'vite.config.ts') },
  {
    root: join(import.meta.dirname, 'floor'),
    configFile: false,
    plugins: [react(), precompress()],
    build: { modulePreload: { polyfill: false } },
  },
  { root: join(import.meta.dirname, 'page'), configFile: false, plugins: [precompress()] },
];

/**
 * Builds all, and serves each by an nginx with the configuration that `deploy/` ships: HTTP/2, brotli, its headers. The
 * answers come in parts that the emulation of a slow network counts once (`paced.ts`).
 */
export async function openSites(): Promise<Sites> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-sites-'));
  const backend = await listeningBackend();
  const options = brotliModule() === undefined ? [] : ['brotli.conf'];
  const hosts: NginxHost[] = [];
  for (const [index, one] of configurations.entries()) {
    const outDir = join(folder, String(index));
    await build({ ...one, logLevel: 'warn', build: { ...one.build, outDir, emptyOutDir: true } });
    hosts.push(await startNginx({ root: outDir, apiPort: backend.port, options }));
  }
  const relays = await Promise.all(hosts.map(({ origin }) => pace(origin)));
  const [portal = '', floor = '', page = ''] = relays.map(({ origin }) => origin);
  const keys = await Promise.all([portal, floor, page].map(publicKeyHash));
  return {
    portal,
    floor,
    page,
    trust: `--ignore-certificate-errors-spki-list=${keys.join(',')}`,
    close: async () => {
      for (const one of [...relays, ...hosts]) await one.close();
      await backend.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The hash of a host's public key, which makes Chromium trust it. */
async function publicKeyHash(origin: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  // nginx refuses a connection without its name, and `host` alone sends none.
  const target = { host: hostname, servername: hostname, port: Number(port) };
  const socket = connect({ ...target, rejectUnauthorized: false });
  await new Promise((resolve, reject) =>
    socket.once('secureConnect', resolve).once('error', reject),
  );
  const { publicKey } = new X509Certificate(socket.getPeerCertificate().raw);
  socket.destroy();
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}
