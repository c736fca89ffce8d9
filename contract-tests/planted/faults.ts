/** Calls the backend. */
export type Next = (request: Request) => Promise<Response>;

/** One fault of a server. */
export interface PlantedFault {
  readonly name: string;
  /** Answers instead of the backend; it may call the backend. */
  readonly answer: (request: Request, next: Next) => Promise<Response>;
}

const LOGIN = '/api/auth/v1/login';

const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** Changes the successful JSON answers of one path; `change` gets the parsed body and returns the new one. */
export function spoil(
  name: string,
  path: string,
  change: (json: Record<string, unknown>) => unknown,
): PlantedFault {
  return replace(name, path, async (answer) => {
    const changed = change(Object(await answer.json()));
    const body = typeof changed === 'string' ? changed : JSON.stringify(changed);
    return new Response(body, { status: answer.status, headers: answer.headers });
  });
}

/** Replaces the successful answers of one path. */
export function replace(
  name: string,
  path: string,
  change: (answer: Response) => Response | Promise<Response>,
): PlantedFault {
  return {
    name,
    answer: async (request, next) => {
      const answer = await next(request);
      return answer.ok && new URL(request.url).pathname.includes(path) ? change(answer) : answer;
    },
  };
}

/** An amount one cent higher. */
const plusCent = (amount: unknown) => Math.round(Number(amount) * 100 + 1) / 100;

export const withToken = (request: Request, token: string) => {
  const sent = new Headers(request.headers);
  sent.set('Authorization', `Bearer ${token}`);
  return new Request(request, { headers: sent });
};

export async function tokenOfAna(request: Request, next: Next): Promise<string> {
  const body = JSON.stringify({ email: 'ana.zupancic@example.si', password: 'Javorjeva12' });
  const url = new URL(LOGIN, request.url);
  const answer = await next(new Request(url, { method: 'POST', headers, body }));
  return Object(await answer.json()).token_string;
}

/** Passes a call on as Ana's when `wrongly` returns true. */
export function lenient(
  name: string,
  path: string,
  wrongly: (sent: string | null) => boolean,
): PlantedFault {
  return {
    name,
    answer: async (request, next) => {
      const meant = new URL(request.url).pathname.includes(path);
      if (!meant || !wrongly(request.headers.get('Authorization'))) return next(request);
      return next(withToken(request, await tokenOfAna(request, next)));
    },
  };
}

const first = (list: unknown): Record<string, unknown> =>
  Object(Array.isArray(list) ? list[0] : {});

/** Faults that a backend team could make; the contract tests must find each. */
export const plantedFaults: readonly PlantedFault[] = [
  replace('an undocumented status', 'allowed_pages', () =>
    Response.json([], { status: 202, headers }),
  ),
  replace('an undocumented 500', 'open_items', () =>
    Response.json({ code: 5 }, { status: 500, headers }),
  ),
  replace(
    'a wrong content type',
    'enota',
    async (answer) =>
      new Response(await answer.text(), { headers: { ...headers, 'Content-Type': 'text/html' } }),
  ),
  replace('a body where none may be', 'logout', () => Response.json({ ok: true }, { headers })),
  replace('an empty body', 'user_managers', () => new Response(null, { headers })),
  replace('an answer that may be cached', 'allowed_pages', async (answer) =>
    Response.json(await answer.json(), { headers: { ...headers, 'Cache-Control': 'max-age=60' } }),
  ),
  {
    name: 'an error that tells another status',
    answer: async (request, next) => {
      const answer = await next(request);
      if (answer.status !== 404) return answer;
      const body = { ...Object(await answer.json()), status: 400 };
      return Response.json(body, { status: 404, headers: answer.headers });
    },
  },
  replace('an answer whose type a browser may guess', 'allowed_pages', async (answer) =>
    Response.json(await answer.json(), { headers: { 'Cache-Control': 'no-store' } }),
  ),
  spoil('malformed JSON', 'enota', () => '[{'),
  spoil('a missing field', 'open_items', ({ nezapadlo: _, ...rest }) => rest),
  spoil('a field too many', 'open_items', (json) => ({ ...json, emso: '0101990500001' })),
  spoil('a null where none may be', 'open_items', (json) => ({ ...json, zapadlo: null })),
  spoil('a number as text', 'open_items', (json) => ({ ...json, skupaj_odprto: '286.84' })),
  spoil('three decimals', 'open_items', (json) => ({ ...json, nezapadlo: 254.941 })),
  spoil('an invalid date', 'open_items', (json) => ({ ...json, naslednji_rok: '2020-13-01' })),
  spoil('a wrong enum', 'enota', (json) => [{ ...first(json), vrsta: 'X' }]),
  spoil('a wrong object in place of a list', 'allowed_pages', () => ({ pages: [1, 2] })),
  spoil('a boolean as text', 'has_user_tenants', () => '"false"'),
  spoil('a negative count', 'notifications/unread_num', () => ({ unread_num: -1 })),
  spoil('a count in a box', 'bulletin/unread_num', () => ({ count: 2 })),
  spoil('a rule broken: a total a cent too high', 'open_items', ({ skupaj_odprto, ...rest }) => ({
    ...rest,
    skupaj_odprto: plusCent(skupaj_odprto),
  })),
  spoil('a rule broken: a closing balance', 'card_traffic', ({ koncno_stanje, ...rest }) => ({
    ...rest,
    koncno_stanje: plusCent(koncno_stanje),
  })),
  spoil('a rule broken: VAT left out', 'cost_specification', ({ skupaj_ddv: _, ...rest }) => ({
    ...rest,
    skupaj_ddv: 0,
  })),
  spoil('a rule broken: the equation of the fund', '/reserve_fund/', (json) => {
    const sklad = Object(json.sklad);
    return { ...json, sklad: { ...sklad, koncno_stanje: plusCent(sklad.koncno_stanje) } };
  }),
  spoil('a rule broken: unread rows', 'v2/notifications', (json) => ({ ...json, neprebrana: 99 })),
  spoil('an invalid token', LOGIN, (json) => ({ ...json, token_string: 'abc' })),
  spoil('a user with a password', LOGIN, (json) => ({
    ...json,
    user_data: { ...Object(json.user_data), password: 'x' },
  })),
  lenient('a call without a token is let through', 'open_items', (sent) => sent === null),
  lenient(
    'an unsigned token is accepted',
    'enota',
    (sent) => sent?.includes('eyJhbGciOiJub25lIn0') ?? false,
  ),
  lenient('another user’s rows', 'open_items', (sent) => sent !== null),
  {
    name: 'a token outlives its logout',
    answer: async (request, next) =>
      request.url.endsWith('/logout')
        ? new Response(null, { status: request.headers.has('Authorization') ? 204 : 401, headers })
        : next(request),
  },
  {
    name: 'any password opens a session',
    answer: async (request, next) => {
      const body = JSON.stringify({ email: 'ana.zupancic@example.si', password: 'Javorjeva12' });
      if (!request.url.endsWith(LOGIN)) return next(request);
      return next(new Request(request.url, { method: 'POST', headers, body }));
    },
  },
  {
    name: 'an unknown unit is answered like one without bills',
    answer: async (request, next) => {
      const answer = await next(request);
      if (answer.status !== 404 || !request.url.includes('open_items')) return answer;
      const url = new URL(request.url);
      url.searchParams.set('inventarna_stevilka', '0137G22');
      return next(withToken(new Request(url), await tokenOfAna(request, next)));
    },
  },
];
