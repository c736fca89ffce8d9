import type { Page, Request, Route } from '@playwright/test';

/** What a faulted endpoint does. Without a status it passes the request on to the backend. */
export interface FaultyAnswer {
  readonly status?: number;
  /** An object is sent as JSON, text unchanged. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Delay in milliseconds. */
  readonly delay?: number;
  /** Breaks the connection instead of answering. */
  readonly abort?: boolean;
  /** What the server does before `abort` loses its answer, such as `actAt` of a world of the test's own. */
  readonly act?: (route: Route) => Promise<unknown>;
  /** Never answers. */
  readonly hang?: boolean;
  /** How many requests it applies to; later requests go to the backend. */
  readonly times?: number;
}

/**
 * Makes an endpoint misbehave for one page.
 * @param pattern the end of a path below /api, such as `v2/allowed_pages`, or a regular expression for the complete address
 * @returns the requests that matched, growing while the test runs
 */
export async function api(
  page: Page,
  pattern: string | RegExp,
  answer: FaultyAnswer,
): Promise<Request[]> {
  const met: Request[] = [];
  const isMet = (url: URL) =>
    typeof pattern === 'string'
      ? url.pathname.startsWith('/api/') && url.pathname.endsWith(pattern)
      : pattern.test(url.href);
  const { times = Number.POSITIVE_INFINITY } = answer;

  await page.route(isMet, async (route) => {
    // Playwright's own `times` removes the route, and a request at that moment gets past the context's routes too.
    if (met.length >= times) return route.fallback();
    met.push(route.request());
    if (answer.hang) return;
    if (answer.delay !== undefined) await new Promise((done) => setTimeout(done, answer.delay));
    await answer.act?.(route);
    if (answer.abort) return route.abort('connectionfailed');
    if (answer.status === undefined && answer.body === undefined) return route.fallback();
    return route.fulfill(asResponse(answer));
  });
  return met;
}

function asResponse({ status = 200, body, headers = {} }: FaultyAnswer) {
  const isText = typeof body === 'string';
  return {
    status,
    headers: {
      'content-type': isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      ...headers,
    },
    body: isText ? body : body === undefined ? '' : JSON.stringify(body),
  };
}
