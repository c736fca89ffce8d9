import { lenient, type Next, type PlantedFault, replace, tokenOfAna, withToken } from './faults';
import type { Json } from './spoil-rows';

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** What a request asks for, with who asks. */
const pathOf = (request: Request) => new URL(request.url).pathname;
const sentToken = (request: Request) => request.headers.get('Authorization')?.slice(7) ?? '';
const claimsOf = (token: string): Json => {
  try {
    return Object(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
  } catch {
    return {};
  }
};

/** Gives what a path names to every user with a token, as a server that asks neither whose it is nor for the page. */
const forAll = (name: string, path: RegExp): PlantedFault => ({
  name,
  answer: async (request, next) => {
    const answer = await next(request.clone());
    const isRefused = answer.status === 403 || answer.status === 404;
    if (!isRefused || request.method !== 'GET' || !path.test(pathOf(request))) return answer;
    return next(withToken(request, await tokenOfAna(request, next)));
  },
});

/** Changes the refusals with a status. */
const refusals = (
  name: string,
  status: number,
  change: (refused: Response, request: Request) => Response | Promise<Response>,
): PlantedFault => ({
  name,
  answer: async (request, next) => {
    const answer = await next(request.clone());
    return answer.status === status ? change(answer, request) : answer;
  },
});

const without = (answer: Response, header: string) => {
  const changed = new Response(answer.body, answer);
  changed.headers.delete(header);
  return changed;
};
const otherwise = async (answer: Response, status: number, change: Json) =>
  Response.json(
    { ...Object(await answer.json()), status, ...change },
    { status, headers: answer.headers },
  );

/** Answers from memory by the address only, for every caller. */
function cached(name: string, path: string): PlantedFault {
  const kept = new Map<string, Promise<Response>>();
  return {
    name,
    answer: async (request, next) => {
      if (request.method !== 'GET' || !pathOf(request).endsWith(path)) return next(request);
      const answer = await next(request.clone());
      if (!answer.ok) return answer;
      const first = kept.get(request.url) ?? Promise.resolve(answer.clone());
      kept.set(request.url, first);
      return (await first).clone();
    },
  };
}

/** The caller is kept for the whole server, so the last of two simultaneous calls answers both. */
function mixing(name: string, path: string): PlantedFault {
  let current: Request | undefined;
  return {
    name,
    answer: async (request, next) => {
      if (!pathOf(request).endsWith(path)) return next(request);
      const own = await next(request.clone());
      if (!own.ok) return own;
      current = request;
      await new Promise((done) => setTimeout(done, 5));
      return next(current.clone());
    },
  };
}

/** Accepts a bot check that was accepted before, or one that is wrong. */
const lax = (name: string, path: string, answer: () => Response): PlantedFault => ({
  name,
  answer: async (request, next) => {
    const came = await next(request.clone());
    if (!pathOf(request).endsWith(path) || came.status !== 422) return came;
    const { error } = Object(await came.clone().json());
    return error === 'Invalid captcha' ? answer() : came;
  },
});

const unsigned: PlantedFault['answer'] = async (request, next: Next) => {
  const answer = await next(request.clone());
  // It reads the claims of any token that looks like one that it has signed.
  const isSigned =
    sentToken(request).split('.')[2] !== '' && claimsOf(sentToken(request)).jti !== undefined;
  if (answer.status !== 401 || !isSigned || !pathOf(request).endsWith('/profile')) return answer;
  return next(withToken(request, await tokenOfAna(request, next)));
};

/** Other users' data, files, refusals, sessions, the bot check. */
export const safetyFaults: readonly PlantedFault[] = [
  forAll('backend: any user reads a message by its id', /notifications\/\d+$/),
  forAll('backend: any user opens a bill by its number', /\/pdf\/\d+$/),
  forAll('backend: any user opens a document by its id', /documents\/\d+$/),
  forAll('backend: any user reads a record by its id', /vlozisce\/\d+$/),
  forAll('backend: any user reads a building by its key', /contractors\/\d+$/),
  lenient('backend: a document opens without a token', '/v2/documents/', (sent) => sent === null),
  replace(
    'backend: a file is an error page',
    '/v2/documents/',
    (answer) => new Response('<html>Not available</html>', { headers: answer.headers }),
  ),
  replace(
    'backend: a file is cut off',
    '/v2/documents/',
    async (answer) =>
      new Response((await answer.arrayBuffer()).slice(0, -10), { headers: answer.headers }),
  ),
  cached('backend: the profile is kept in a common cache', '/v1/profile'),
  cached('backend: open items are kept in a common cache', '/open_items'),
  mixing('backend: simultaneous calls mix their users', '/v1/profile'),
  { name: 'backend: the signature of a token is not checked', answer: unsigned },
  refusals('backend: a page that is not allowed is answered with 404', 403, (answer) =>
    otherwise(answer, 404, { title: 'Not Found' }),
  ),
  refusals('backend: refusals may be cached', 404, (answer) => without(answer, 'Cache-Control')),
  refusals('backend: a refused login does not name its scheme', 401, (answer) =>
    without(answer, 'WWW-Authenticate'),
  ),
  refusals(
    'backend: what belongs to another is refused otherwise than what is not there',
    404,
    (answer, request) =>
      /neznano|999999999|no-such/.test(request.url)
        ? answer
        : otherwise(answer, 404, { detail: 'It belongs to another payer.' }),
  ),
  {
    name: 'backend: parameters are read before the token',
    answer: async (request, next) => {
      const answer = await next(request.clone());
      if (answer.status !== 401 || request.headers.has('Authorization')) return answer;
      const checked = await next(withToken(request, await tokenOfAna(request, next)));
      return checked.status === 422 ? checked : answer;
    },
  },
  lax('backend: a registration is not asked for the bot check', '/register', () =>
    Response.json({ error: 'Manager data is missing' }, { status: 422, headers }),
  ),
  lax(
    'backend: a bot check of a reset is valid again',
    '/forgotten_password',
    () => new Response(null, { status: 204, headers }),
  ),
  replace('backend: each bot check is the same', '/v1/captcha', (answer) =>
    Response.json(
      {
        algorithm: 'SHA-256',
        challenge: 'b8e4c3ebef1b0a755f13ce69a6a4c751a75e350ce1773ba6cfd9b18849f4f0a0',
        maxnumber: 50000,
        salt: `5f0c2a9e7b1d4836a0e1c2d3?expires=${Math.floor(Date.now() / 1000) + 500}&`,
        signature: '91d5cec2c9f1bb4ba62499b83d6acc34646f33ac53c19d9ef4744d2a317a2fa4',
      },
      { headers: answer.headers },
    ),
  ),
];
