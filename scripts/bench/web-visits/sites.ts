import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { precompress } from '../../build/precompress';
import { findFreePort } from '../../port';
import { serve } from '../../serve';
import { staticSite } from '../../static-site';

/** What is compared: the portal with its backend, and the floor, a bare React page that is built and served alike. */
export interface Sites {
  readonly portal: string;
  readonly floor: string;
  close(): Promise<void>;
}

/** Builds and serves both. */
export async function openSites(): Promise<Sites> {
  const portal = await serve({ mode: 'preview', port: await findFreePort() });
  const outDir = await mkdtemp(join(tmpdir(), 'portal-floor-'));
  await build({
    root: join(import.meta.dirname, 'floor'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), precompress()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const site = staticSite(outDir);
  const server = createServer((request, response) => {
    void site(request, response, () => response.writeHead(404).end());
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    portal: portal.url,
    floor: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await portal.close();
      await rm(outDir, { recursive: true });
    },
  };
}
