import { fileURLToPath } from 'node:url';
import $RefParser from '@apidevtools/json-schema-ref-parser';
import type { IHttpConfig } from '@stoplight/prism-http';

/** A running Prism. */
export interface Prism {
  readonly url: string;
  close(): Promise<void>;
}

const file = fileURLToPath(new URL('../../openapi/portal.yaml', import.meta.url));
const checks = {
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  // It reports its findings in `sl-violations` and answers as usual, so that the backend also gets bad requests.
  errors: false,
  mock: { dynamic: false },
  upstreamProxy: undefined,
} as const;

/** Starts Prism's mock of the description on a free port. */
export function startMock(): Promise<Prism> {
  return start({ ...checks, isProxy: false });
}

/** Starts Prism on a free port as a proxy before a server. */
export function startProxy(upstream: string): Promise<Prism> {
  return start({ ...checks, isProxy: true, upstream: new URL(upstream) });
}

let loading: ReturnType<typeof load> | undefined;

/** Loading Prism takes a second or two, so it is loaded on the first start. */
async function load() {
  const { createLogger } = await import('@stoplight/prism-core');
  const { getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  const { createServer } = await import('@stoplight/prism-http-server');
  const logger = createLogger('prism', { level: 'silent' });
  return { createServer, logger, operations: await getHttpOperationsFromSpec(await description()) };
}

/** Without `multipleOf`: Prism divides in binary, where 286.84 is no multiple of 0.01. */
async function description(): Promise<object> {
  const text = JSON.stringify(await $RefParser.bundle(file), (key, value) =>
    key === 'multipleOf' ? undefined : value,
  );
  return JSON.parse(text);
}

/** In this process: a separate process takes seconds to start. */
async function start(config: IHttpConfig): Promise<Prism> {
  loading ??= load();
  const { createServer, logger, operations } = await loading;
  const server = createServer(operations, { cors: false, config, components: { logger } });
  const url = await server.listen(0, '127.0.0.1');
  return { url, close: () => server.close() };
}
