import type { BrowserContext, Route, Request as Sent } from '@playwright/test';
import { type Backend, type BackendOptions, createBackend } from '../../../mocks/server/backend';
import type { components } from '../../../src/api/schema';
import { ana } from './demo';
import { type Login, seedSession } from './session';

type Change = (method: string, path: string, answer: unknown) => unknown;

/**
 * Answers a context's calls by a separate stateful backend and logs in there: for tests that change data which other
 * tests rely on. Faults of a page (`api()`) apply before it.
 *
 * @param change - maps the body of a 200 before it is sent
 */
export async function ownWorld(
  context: BrowserContext,
  origin: string | undefined,
  login: Login = ana,
  options: BackendOptions = {},
  change?: Change,
): Promise<Backend> {
  if (!origin) throw new Error('ownWorld needs the address of the portal, `baseURL`.');
  const backend = createBackend(options);
  await answerFrom(context, backend, change);
  const answer = await logInAt(backend, origin, login);
  if (!answer.ok)
    throw new Error(`The login at the separate backend was answered ${answer.status}.`);
  const { token_string, user_data }: components['schemas']['Login'] = await answer.json();
  await seedSession(context, origin, { token: token_string, user: user_data });
  return backend;
}

/**
 * Answers a context's calls by a backend, which several contexts may share.
 * @param change - maps the body of a 200 before it is sent
 */
export async function answerFrom(
  context: BrowserContext,
  backend: Backend,
  change: Change = (_, __, answer) => answer,
): Promise<void> {
  await context.route(
    (url) => url.pathname.startsWith('/api/'),
    async (route) => {
      const sent = route.request();
      const answer = await answerOf(backend, sent);
      const answered = Buffer.from(await answer.arrayBuffer());
      const isJson = answer.status === 200 && answer.headers.get('content-type')?.includes('json');
      const changed = () =>
        JSON.stringify(
          change(sent.method(), new URL(sent.url()).pathname, JSON.parse(`${answered}`)),
        );
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: isJson ? changed() : answered,
      });
    },
  );
}

/** A backend's answer to a request of a page. */
async function answerOf(backend: Backend, sent: Sent): Promise<Response> {
  const all = await sent.allHeaders();
  const { authorization, 'content-type': type, 'idempotency-key': key } = all;
  const headers = {
    ...(authorization && { authorization }),
    ...(type && { 'content-type': type }),
    ...(key && { 'idempotency-key': key }),
  };
  // As bytes: a photo is not text.
  const body = new Uint8Array(sent.postDataBuffer() ?? []);
  const request = new Request(sent.url(), {
    method: sent.method(),
    headers,
    body: body.length > 0 ? body : null,
  });
  return backend.handle(request);
}

/**
 * Lets a backend act on a request whose answer the page does not get: the `act` of a fault.
 * @throws when the backend refuses, because then nothing was done
 */
export const actAt = (backend: Backend) => async (route: Route) => {
  const { ok, status } = await answerOf(backend, route.request());
  if (!ok) throw new Error(`The separate backend has refused the request with ${status}.`);
};

/** A backend's answer to a login. */
export function logInAt(
  backend: Backend,
  origin: string,
  { email, password }: Login,
): Promise<Response> {
  return backend.handle(
    new Request(`${origin}/api/auth/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  );
}
