import { setTimeout as wait } from 'node:timers/promises';
import { type Call, sendRequest } from '../requests/send-request';

/** How the requests of a run are sent. */
export interface Pace {
  /** Headers of every request, such as the key of a gateway. */
  readonly headers: Readonly<Record<string, string>>;
  /** The largest number of requests in a second; `undefined` for no limit. */
  readonly perSecond: number | undefined;
}

/** A server that asks for a longer wait gets no further request of that test. */
const MOST_SECONDS = 15;
const MOST_TRIES = 3;

/** The pace that `npm run contract -- --url …` sets as environment variables. */
export function readPace(env: NodeJS.ProcessEnv = process.env): Pace {
  const headers: Record<string, string> = JSON.parse(env.CONTRACT_HEADERS ?? '{}');
  const perSecond = env.CONTRACT_PACE === undefined ? undefined : Number(env.CONTRACT_PACE);
  return { headers, perSecond };
}

/**
 * A function that sends requests with the headers and at the pace of a run. A 429 with a `Retry-After` of at most 15
 * seconds is waited for and the request sent again, three times at most.
 */
export function transport(
  { headers, perSecond }: Pace,
  send = sendRequest,
): (url: string, call: Call) => Promise<Response> {
  let next = 0;
  const turn = async () => {
    if (perSecond === undefined) return;
    const now = Date.now();
    const start = Math.max(now, next);
    next = start + 1000 / perSecond;
    if (start > now) await wait(start - now);
  };
  return async (url, call) => {
    for (let tries = 1; ; tries += 1) {
      await turn();
      const answer = await send(url, { ...call, headers: { ...headers, ...call.headers } });
      const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
      const again = answer.status === 429 && tries < MOST_TRIES && seconds <= MOST_SECONDS;
      if (!again) return answer;
      await answer.body?.cancel();
      await wait(seconds * 1000);
    }
  };
}
