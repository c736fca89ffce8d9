import { solveChallenge } from 'altcha-lib/v1';
import type { Api } from './client';
import { unwrap } from './errors';
import { getCaptchaAnswer } from './shapes/account-entry';

/** How long the portal uses a solution: a minute less than the server accepts it (ten minutes). */
export const SOLUTION_LIFETIME_MS = 9 * 60_000;

/**
 * Passes the bot check (`pages.md` P27): fetches a challenge and solves it on this device, in small steps so that the page
 * stays responsive.
 *
 * @returns the solution as the server expects it, valid once
 * @throws ApiError, NetworkError; Error when the browser cannot solve it, such as on a page without https
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
