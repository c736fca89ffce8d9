import type { Next, PlantedFault } from './faults';

const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
const api = 'http://localhost/api/auth/v1';
const empty = () => new Response(null, { status: 204, headers });

/** Answers the calls of one method and path ending instead of the backend. */
function instead(
  name: string,
  method: string,
  end: string,
  answer: (request: Request, next: Next) => Promise<Response>,
): PlantedFault {
  return {
    name,
    answer: (request, next) => {
      const meant = request.method === method && new URL(request.url).pathname.endsWith(end);
      return meant ? answer(request, next) : next(request);
    },
  };
}

function post(path: string, json: unknown, token = '', method = 'POST'): Request {
  const sent = { ...headers, Authorization: `Bearer ${token}` };
  return new Request(`${api}/${path}`, { method, headers: sent, body: JSON.stringify(json) });
}

const tokenOf = (request: Request) => request.headers.get('Authorization')?.slice(7);
const isGood = (answer: Response) => answer.status === 204;

/** Faults of writing operations; only `--write` can find them. */
export const plantedWriteFaults: readonly PlantedFault[] = [
  instead('a write is let through without a token', 'POST', '/read_all', async () => empty()),
  instead('a broken body is a success', 'POST', '/change_password', async (request, next) => {
    const answer = await next(request);
    return answer.status === 422 ? empty() : answer;
  }),
  instead('a refused change is saved anyway', 'PUT', '/profile', async (request, next) => {
    const answer = await next(request);
    if (answer.status !== 422) return answer;
    await next(post('profile', { firstname: 'Nova', lastname: 'Oseba' }, tokenOf(request), 'PUT'));
    return answer;
  }),
  instead('an unknown notification is marked', 'POST', '/999999999/read', async () => empty()),
  instead('another user’s notification is marked', 'POST', '/read', async (request, next) => {
    const answer = await next(request);
    return answer.status === 404 && !request.url.includes('999999999') ? empty() : answer;
  }),
  instead('a notification stays unread', 'POST', '/read', async (request, next) => {
    const answer = await next(new Request(request, { method: 'DELETE' }));
    return isGood(answer) ? empty() : answer;
  }),
  instead('the name is changed by saving it', 'PUT', '/profile', async (request, next) => {
    const json = Object(
      await request
        .clone()
        .json()
        .catch(() => ({})),
    );
    const { firstname, lastname } = json;
    if (Object.keys(json).length !== 2 || firstname !== 'Ana') return next(request);
    return next(post('profile', { firstname: 'ANA', lastname }, tokenOf(request), 'PUT'));
  }),
  instead('a new password does not hold', 'POST', '/change_password', async (request, next) => {
    const { trenutno_geslo } = Object(
      await request
        .clone()
        .json()
        .catch(() => ({})),
    );
    const json = { trenutno_geslo, novo_geslo: trenutno_geslo };
    return trenutno_geslo === 'Javorjeva12'
      ? next(post('change_password', json, tokenOf(request)))
      : next(request);
  }),
  instead('a switch opens nothing', 'POST', '/118903', async (request, next) => {
    const answer = await next(request);
    const json = await answer
      .clone()
      .json()
      .catch(() => ({}));
    if (!answer.ok) return answer;
    const data = { ...json.data, token_string: tokenOf(request) };
    return Response.json({ data }, { headers });
  }),
];
