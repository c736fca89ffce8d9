import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { components } from '../src/api/schema';

type Challenge = components['schemas']['CaptchaChallenge'];

/** What a test may change about the bot check. */
export interface CaptchaOptions {
  readonly key?: Uint8Array;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export type Captcha = ReturnType<typeof createCaptcha>;

const lifetime = 10 * 60;
/** A phone finds the number in well under a second, ten thousand registrations cost something. */
const maxnumber = 50_000;

/**
 * The bot check of registration (domain.md P27): a proof of work by the ALTCHA scheme, version 1. The challenge is
 * the SHA-256 of salt and a secret number, signed with HMAC; the browser looks for the number.
 */
export function createCaptcha({ key = randomBytes(32), now = Date.now }: CaptchaOptions = {}) {
  const used = new Map<string, number>();
  const sign = (challenge: string) => createHmac('sha256', key).update(challenge).digest('hex');

  return {
    /** A new challenge, good for ten minutes and one solution. */
    challenge(): Challenge {
      const expires = Math.floor(now() / 1000) + lifetime;
      // Without the last "&" digits could be moved from the number into the expiry.
      const salt = `${randomBytes(12).toString('hex')}?expires=${expires}&`;
      const challenge = hashOf(salt, randomInt(maxnumber + 1));
      return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature: sign(challenge) };
    },

    /**
     * Takes a solution, once: base64 of a JSON with the challenge's fields and `number`.
     * @returns false when it is wrong, forged, expired or has been taken before
     */
    accept(payload: string): boolean {
      const solution = readSolution(payload);
      if (!solution) return false;
      const { algorithm, challenge, number, salt, signature } = solution;
      const expires = Number(/^[0-9a-f]{24}\?expires=(\d{1,12})&$/.exec(salt)?.[1] ?? 0);
      const seconds = now() / 1000;
      const right =
        algorithm === 'SHA-256' &&
        sameText(challenge, hashOf(salt, number)) &&
        sameText(signature, sign(challenge));
      if (!right || expires < seconds || used.has(challenge)) return false;
      for (const [old, end] of used) if (end < seconds) used.delete(old);
      used.set(challenge, expires);
      return true;
    },
  };
}

function hashOf(salt: string, number: number): string {
  return createHash('sha256').update(`${salt}${number}`).digest('hex');
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

type Solution = Omit<Challenge, 'maxnumber' | 'algorithm'> & {
  readonly algorithm: string;
  readonly number: number;
};

function readSolution(payload: string): Solution | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(payload, 'base64').toString());
    return isSolution(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isSolution(value: unknown): value is Solution {
  const record: Readonly<Record<string, unknown>> = { ...Object(value) };
  const texts = ['algorithm', 'challenge', 'salt', 'signature'] as const;
  return Number.isSafeInteger(record.number) && texts.every((name) => isText(record[name]));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
