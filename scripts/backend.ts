import type { IncomingMessage, RequestListener } from 'node:http';
import type { ProxyOptions } from 'vite';
import { Problem } from './problem';

/** Where the answers to /api come from: a handler in this process, or a server elsewhere. */
export type ApiSource =
  | { readonly kind: 'handler'; readonly handle: RequestListener }
  | { readonly kind: 'proxy'; readonly table: Record<string, ProxyOptions> };

/** Whether a request is for the API rather than for the portal's own files. */
export function isApiRequest(request: IncomingMessage): boolean {
  return /^\/api(\/|\?|$)/.test(request.url ?? '');
}

/**
 * Chooses where /api goes.
 * @param apiUrl the address of a real server; without it a fresh stateful backend is started
 * @throws Problem when the address is not an http(s) address
 */
export async function openApiSource(apiUrl: string | undefined): Promise<ApiSource> {
  if (apiUrl !== undefined && apiUrl !== '') {
    const target = originOf(apiUrl);
    return { kind: 'proxy', table: { '/api': { target, changeOrigin: true } } };
  }
  const [{ createBackend }, { createServer }] = await Promise.all([
    import('../mocks/backend'),
    import('../mocks/server'),
  ]);
  return { kind: 'handler', handle: createServer(createBackend()) };
}

/** The logins that the stateful backend knows, for the line that `npm start` prints. */
export async function demoLogins(): Promise<string> {
  const { DEMO_LOGINS } = await import('../mocks/seed');
  return DEMO_LOGINS.map(({ email, password }) => `${email} / ${password}`).join('  ·  ');
}

function originOf(apiUrl: string): string {
  const url = URL.canParse(apiUrl) ? new URL(apiUrl) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin;
  throw new Problem(
    `API_URL is "${apiUrl}", which is not an address. Give one such as API_URL=https://api.example.si npm start`,
  );
}
