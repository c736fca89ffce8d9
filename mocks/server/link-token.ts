import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A random token of a link: an invitation, a handover, a password, a calendar. It has 43 characters. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The hash of a token. The backend keeps it only, so that its data open no link. */
export function printOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
