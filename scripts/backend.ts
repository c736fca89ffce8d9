import type { IncomingMessage, RequestListener } from 'node:http';
import type { Express } from 'express';
import type { ProxyOptions } from 'vite';
import type { WorldSize } from '../mocks/generated/size';
import type { Backend } from '../mocks/server/backend';
import { Problem } from './problem';

/** The source of answers to /api: a backend in this process, which also answers /demo, or a server elsewhere. */
export type ApiSource =
  | { readonly kind: 'handler'; readonly handle: RequestListener; readonly backend: Backend }
  | { readonly kind: 'proxy'; readonly table: Record<string, ProxyOptions> };

/** Whether a request is for the API rather than for the portal's own files. */
export function isApiRequest(request: IncomingMessage): boolean {
  return /^\/api(\/|\?|$)/.test(request.url ?? '');
}

/** Whether a request is for the demo pages, which only the stateful backend has. */
export function isDemoRequest(request: IncomingMessage): boolean {
  return /^\/demo(\/|\?|$)/.test(request.url ?? '');
}

/**
 * Chooses the source of /api.
 * @param apiUrl the address of a real server; without it a new stateful backend starts
 * @param world the size of a generated world in addition to the backend's demo world
 * @param requestLife the clock by which its manager works on submissions; without it the manager does nothing
 * @throws Problem when the address is not an http(s) address, when both are given, or when the world's size is not
 *   possible
 */
export async function openApiSource(
  apiUrl: string | undefined,
  world?: Partial<WorldSize>,
  requestLife?: () => number,
): Promise<ApiSource> {
  if (apiUrl !== undefined && apiUrl !== '') {
    if (world) {
      throw new Problem(
        'Only the stateful backend has a generated world: leave out its flags, or API_URL and --mock.',
      );
    }
    const target = originOf(apiUrl);
    return { kind: 'proxy', table: { '/api': { target, changeOrigin: true } } };
  }
  const backend = await startBackend(world, requestLife);
  return { kind: 'handler', handle: await createDemoServer(backend), backend };
}

/** An express app with a backend under /api and its demo pages under /demo. */
export async function createDemoServer(backend: Backend): Promise<Express> {
  const { createServer } = await import('../mocks/server/server');
  const { demoArea } = await import('./demo/area');
  return createServer(backend).use(demoArea(backend));
}

/**
 * Prints a line for each e-mail of the portal from now on, without its link and text.
 * @param url the address of the demo's server
 */
export function announceMail({ mailbox }: Pick<Backend, 'mailbox'>, url: string): void {
  mailbox.onSent(({ to }) => console.log(`Sporočilo za ${to}: preberite ga na ${url}/demo`));
}

/**
 * A new stateful backend.
 * @param world the size of a generated world in addition to its demo world
 * @param requestLife as in `openApiSource`
 * @throws Problem when that size is not possible
 */
export async function startBackend(
  world: Partial<WorldSize> | undefined,
  requestLife?: () => number,
): Promise<Backend> {
  const { createBackend } = await import('../mocks/server/backend');
  try {
    return createBackend({ ...(world && { world }), ...(requestLife && { requestLife }) });
  } catch (error) {
    throw error instanceof RangeError ? new Problem(error.message) : error;
  }
}

/**
 * The logins of the stateful backend, for the line that `npm start` prints.
 * @param isGenerated whether there is a generated world, which has its own login
 */
export async function demoLogins(isGenerated = false): Promise<string> {
  const { DEMO_LOGINS } = await import('../mocks/world/seed');
  const { GENERATED_LOGIN } = await import('../mocks/generated/contexts');
  const logins = isGenerated ? [...DEMO_LOGINS, GENERATED_LOGIN] : DEMO_LOGINS;
  return logins.map(({ email, password }) => `${email} / ${password}`).join('  ·  ');
}

function originOf(apiUrl: string): string {
  const url = URL.canParse(apiUrl) ? new URL(apiUrl) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') {
    if (url.pathname === '/') return url.origin;
    throw new Problem(`API_URL is "${apiUrl}"; give it without the path: API_URL=${url.origin}`);
  }
  throw new Problem(
    `API_URL is "${apiUrl}", which is not an address. Give one such as API_URL=https://api.example.si npm start`,
  );
}
