import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A random token of a subscription, 43 characters. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The hash of a token. The backend keeps it only, so that its data do not open the calendar. */
export function printOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
