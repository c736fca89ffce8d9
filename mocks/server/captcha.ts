import { randomBytes } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { CaptchaChallenge } from '../../src/api/schema';

type Challenge = CaptchaChallenge;

/** What a test may change in the bot check. */
export interface CaptchaOptions {
  readonly key?: Uint8Array;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export type Captcha = ReturnType<typeof createCaptcha>;

const lifetime = 10 * 60_000;
/** A phone finds the number in well under a second; ten thousand registrations are expensive. */
const maxnumber = 50_000;
const algorithm = 'SHA-256';

/**
 * The bot check of registration (pages.md P27): a proof of work by the ALTCHA scheme, version 1. The challenge is the
 * SHA-256 of salt and a secret number, signed with HMAC; the browser searches for the number.
 */
export function createCaptcha({ key = randomBytes(32), now = Date.now }: CaptchaOptions = {}) {
  const hmacKey = Buffer.from(key).toString('base64');
  const used = new Map<string, number>();

  return {
    /** A new challenge, valid for ten minutes and one solution. */
    async challenge(): Promise<Challenge> {
      const expires = new Date(now() + lifetime);
      const made = await createChallenge({ algorithm, hmacKey, maxnumber, expires });
      return { ...made, algorithm, maxnumber };
    },

    /**
     * Accepts a solution once: base64 of a JSON with the challenge's fields and `number`.
     * @returns false when it is wrong, forged, expired or already used
     */
    async accept(payload: string): Promise<boolean> {
      const solution = readSolution(payload);
      if (!solution) return false;
      // The library throws on a payload of another shape, knows only the machine's clock and does not know used
      // solutions, so this code handles the three.
      const expires = Number(extractParams(solution).expires ?? 0);
      const seconds = now() / 1000;
      if (expires < seconds || !(await verifySolution(solution, hmacKey, false))) return false;
      // No await between check and note, or two simultaneous requests would both pass.
      if (used.has(solution.challenge)) return false;
      for (const [old, end] of used) if (end < seconds) used.delete(old);
      used.set(solution.challenge, expires);
      return true;
    },
  };
}

type Solution = Omit<Challenge, 'maxnumber'> & { readonly number: number };

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
  const texts = ['challenge', 'salt', 'signature'] as const;
  return (
    record.algorithm === algorithm &&
    Number.isSafeInteger(record.number) &&
    texts.every((name) => typeof record[name] === 'string')
  );
}
