/** Serves the portal and the API on one port, in this process. */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  build,
  createServer,
  type InlineConfig,
  type Plugin,
  type PreviewServer,
  preview,
} from 'vite';
import { type Prism, startMock } from '../contract-tests/prism/prism';
import type { WorldSize } from '../mocks/generated/size';
import type { Backend } from '../mocks/server/backend';
import { type ApiSource, announceMail, demoLogins, openApiSource } from './backend';
import { withDemoLink } from './demo/link';
import { onEnding } from './ending';
import { firstAnswers } from './first-answers';
import { assertPortFree, portInUse, readPort } from './port';
import { stopWith } from './problem';
import { answerUnreadable } from './too-long';
import { readBackendFlags } from './world-flags';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What `serve` takes. */
export interface ServeOptions {
  /** `preview` serves a production build; `dev` serves the sources with hot reload. */
  readonly mode: 'preview' | 'dev';
  readonly port: number;
  /** A folder with a production build to serve; without it `preview` makes its own, which it deletes at the end. */
  readonly site?: string | undefined;
  /** The address of a real server; without it the stateful backend answers. */
  readonly apiUrl?: string | undefined;
  /** The size of the generated world that the stateful backend has in addition to the demo world. */
  readonly world?: Partial<WorldSize> | undefined;
  /** The clock by which the demo's manager processes what residents send; without it nothing is processed. */
  readonly requestLife?: (() => number) | undefined;
  /** Whether `/kit.html` leads to the page of the kit, which only `dev` can serve. */
  readonly kit?: boolean;
}

/** A running portal. */
export interface Served {
  readonly url: string;
  /** The stateful backend, unless a real server answers. */
  readonly backend?: Backend;
  /** Ends the server and removes what it wrote. */
  close(): Promise<void>;
}

/**
 * Starts the portal.
 * @throws Problem when the port is taken, `apiUrl` is not an address, or the size of the world is not possible
 */
export async function serve(options: ServeOptions): Promise<Served> {
  const { mode, port, site: built, apiUrl, world, requestLife, kit = false } = options;
  await assertPortFree(port);
  const api = await openApiSource(apiUrl, world, requestLife);
  const running = {
    url: `http://localhost:${port}`,
    ...(api.kind === 'handler' ? { backend: api.backend } : {}),
  };
  const listen = {
    port,
    strictPort: true,
    cors: false,
    ...(api.kind === 'proxy' ? { proxy: api.table } : {}),
  };

  if (mode === 'dev') {
    const plugins = [mount(api), ...(kit ? [kitPage] : [])];
    const server = await createServer({ ...base, plugins, server: listen });
    await server.listen().catch(rethrow(port));
    return { ...running, close: () => server.close() };
  }

  // A separate folder: `npm run build` or a second server must not delete these files.
  const own = join(root, '.cache', `site-${port}`);
  const outDir = built === undefined ? own : resolve(root, built);
  if (built === undefined) {
    await build({ ...base, build: { outDir, emptyOutDir: true, reportCompressedSize: false } });
  }
  const site = { ...base, build: { outDir }, plugins: [mount(api, outDir)], preview: listen };
  const server = await preview(site).catch(rethrow(port));
  // Without this handler Vite answers an address that is too long without a body.
  server.httpServer.removeAllListeners('clientError').on('clientError', answerUnreadable);
  const close = async () => {
    await server.close();
    await rm(own, { recursive: true, force: true });
  };
  return { ...running, close };
}

/**
 * Starts the portal with the arguments and the environment (`--dev`, `--kit`, `--mock`, PORT, API_URL, PORTAL_SITE),
 * prints its address, and ends it on SIGINT or SIGTERM. With `--still` the demo's manager processes nothing, for
 * tests that share one world. With `--mock` Prism answers with the examples of the description; with
 * a flag of world-flags.ts the stateful backend has a generated world too.
 */
export async function serveFromCommandLine(args: readonly string[]): Promise<void> {
  let served: Served | undefined;
  let prism: Prism | undefined;
  onEnding(() => {
    // An open connection must not keep the process alive.
    setTimeout(() => process.exit(0), 2000).unref();
    Promise.all([served?.close(), prism?.close()]).then(() => process.exit(0), stopWith);
  });

  try {
    const { PORT, API_URL, PORTAL_SITE: site } = process.env;
    const mode = args.includes('--dev') ? 'dev' : 'preview';
    const flags = ['--dev', '--mock', ...(mode === 'dev' ? ['--kit'] : [])];
    const { world, requestLife } = readBackendFlags(args, flags);
    const kit = args.includes('--kit');
    if (args.includes('--mock')) prism = await startMock();
    const apiUrl = prism?.url ?? API_URL;
    served = await serve({ mode, port: readPort(PORT), site, apiUrl, world, requestLife, kit });
    const { url, backend } = served;
    if (backend) announceMail(backend, url);
    const logins = await demoLogins(world !== undefined);
    const rest = backend
      ? `${logins}  ·  mail: ${url}/demo`
      : `/api is ${prism ? 'Prism at ' : ''}${apiUrl}`;
    console.log(`Portal: ${url}  ·  ${rest}${kit ? `  ·  kit: ${url}${KIT}` : ''}`);
  } catch (error) {
    stopWith(error);
  }
}

const base: InlineConfig = {
  root,
  configFile: `${root}vite.config.ts`,
  logLevel: 'warn',
  clearScreen: false,
};

const KIT = '/kit.html';

/** Leads to the page of the kit, which Vite serves out of the repository. A build does not have it. */
const kitPage: Plugin = {
  name: 'portal-kit',
  configureServer: ({ middlewares }) => {
    middlewares.use(KIT, (request, response) => {
      const [, query] = (request.url ?? '').split('?', 2);
      const Location = `/tools/kit/index.html${query === undefined ? '' : `?${query}`}`;
      response.writeHead(302, { Location }).end();
    });
  },
};

/** Runs our middleware before Vite's. */
function mount(api: ApiSource, site?: string): Plugin {
  const use = ({ middlewares }: Pick<PreviewServer, 'middlewares'>) => {
    middlewares.use(firstAnswers(api, site));
  };
  const transformIndexHtml = api.kind === 'handler' ? withDemoLink : undefined;
  return {
    name: 'portal-api',
    configureServer: use,
    configurePreviewServer: use,
    ...(site === undefined && transformIndexHtml && { transformIndexHtml }),
  };
}

function rethrow(port: number) {
  return (error: NodeJS.ErrnoException): never => {
    // Vite reports a port in use by its own message, without a code.
    if (/already in use|EADDRINUSE/.test(error.message)) throw portInUse(port);
    throw error;
  };
}
