import { createHash } from 'node:crypto';
import type { CaptchaChallenge } from '../../src/api/schema';
import { call } from './call';

/** Requests a challenge of the bot check and solves it, as a browser does (pages.md P27). */
export async function solvedCaptcha(url: string): Promise<string> {
  const { json } = await call(url, { method: 'GET', path: '/api/auth/v1/captcha' });
  // The call has checked it against the description.
  const { maxnumber, ...challenge } = json as CaptchaChallenge;
  for (let number = 0; number <= maxnumber; number++) {
    const hash = createHash('sha256').update(`${challenge.salt}${number}`).digest('hex');
    if (hash !== challenge.challenge) continue;
    return Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64');
  }
  throw new Error('no number solves the challenge');
}
