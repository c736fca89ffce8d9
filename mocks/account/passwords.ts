import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

const keyLength = 32;
/**
 * A demo's cost: a login takes half a millisecond, so that a hundred a second leave the machine room for the rest
 * (threats.md L13), and the world still holds no readable password. A real server takes N = 2 ** 17.
 */
const cost = { N: 128 };

/** A password's scrypt hash with its salt, `salt.hash` in base64url. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, keyLength, cost);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

/** A hash that no password has, for an e-mail that nobody has: checking it takes as long as a real one. */
export function nobodysHash(): string {
  return `${randomBytes(16).toString('base64url')}.${randomBytes(keyLength).toString('base64url')}`;
}

/**
 * Whether a password is the one that was hashed. It takes as long for a wrong one as for the right
 * one, and for an unknown user too when the caller gives `nobodysHash`.
 */
export async function passwordFits(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.');
  const expected = Buffer.from(hash, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, cost, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });
}
