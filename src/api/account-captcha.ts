import { solveChallenge } from 'altcha-lib/v1';
import type { Api } from './client';
import { unwrap } from './errors';
import { getCaptchaAnswer } from './shapes/account-entry';

/** How long a solution is taken for good, in milliseconds: a minute less than the server does (ten minutes). */
export const SOLUTION_LIFETIME = 9 * 60_000;

/**
 * Passes the bot check (`pages.md` P27): fetches a challenge and finds its number. The work is done in small steps
 * beside the page's own, here and nowhere else.
 *
 * @returns the solution as the server takes it, good once
 * @throws ApiError, NetworkError; Error when the browser can not solve it, as on a page without https
 */
export async function passBotCheck(api: Api, signal: AbortSignal): Promise<string> {
  const challenge = unwrap(
    await api.client.GET('/api/auth/v1/captcha', { signal }),
    getCaptchaAnswer,
  );
  const { maxnumber, ...rest } = challenge;
  const { promise, controller } = solveChallenge(
    rest.challenge,
    rest.salt,
    rest.algorithm,
    maxnumber,
  );
  signal.addEventListener('abort', () => controller.abort(), { once: true });
  const solution = await promise;
  if (!solution) throw new Error('The challenge has no solution.');
  return btoa(JSON.stringify({ ...rest, number: solution.number }));
}
