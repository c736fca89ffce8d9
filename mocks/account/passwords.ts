import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

const keyLength = 32;
/**
 * A low cost for the demo: a login takes half a millisecond, so 100 logins a second do not slow down other requests
 * (threats.md L13). The world still stores no readable password. A real server uses N = 2 ** 17.
 */
const cost = { N: 128 };

/** A password's scrypt hash with its salt, `salt.hash` in base64url; the longer the salt, the longer a check takes. */
export function hashPassword(password: string, salt = randomBytes(16)): string {
  const hash = scryptSync(password, salt, keyLength, cost);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

/** A hash that matches no password, for an unknown e-mail address: the check takes as long as that of a real hash. */
export function unknownUserHash(): string {
  return `${randomBytes(16).toString('base64url')}.${randomBytes(keyLength).toString('base64url')}`;
}

/**
 * Whether a password matches a hash. A wrong password takes as long as the right one; so does an unknown user when the
 * caller gives `unknownUserHash`.
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
