import { randomBytes, randomUUID, webcrypto } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { PayerRow } from '../world/db';

/** The subject of a token: a user at one manager under one payer code. */
export interface Identity {
  readonly userId: number;
  readonly manager: string;
  readonly codePayer: string;
  /** Whether staff act as the user (login_as_user). */
  readonly acting?: boolean;
}

/** A verified token. */
export interface Session extends Identity {
  readonly tokenId: string;
  /** Unix seconds. */
  readonly expires: number;
}

/** The reason why a token is refused; the message is for developers. */
export class TokenRefused extends Error {}

export type Tokens = ReturnType<typeof createTokens>;

const eightHours = 8 * 60 * 60;

/**
 * Issues, verifies and revokes the tokens of one backend (§3: a signed token with `exp` in unix seconds).
 * @param key the signing key; random by default, so that no secret is stored anywhere
 */
export function createTokens(key: Uint8Array = randomBytes(32)) {
  // Imported once: jose would import the bytes again for every token.
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const secret = webcrypto.subtle.importKey('raw', key, hmac, false, ['sign', 'verify']);
  const revoked = new Map<string, number>();
  const issued = new Map<string, Omit<Session, 'acting'>>();

  return {
    /**
     * A new token.
     * @param lifetime seconds from now; a negative number creates an expired token
     */
    async issue(
      { userId, manager, codePayer, acting }: Identity,
      lifetime = eightHours,
    ): Promise<string> {
      const now = Math.floor(Date.now() / 1000);
      const [tokenId, expires] = [randomUUID(), now + lifetime];
      for (const [id, token] of issued) if (token.expires < now) issued.delete(id);
      issued.set(tokenId, { userId, manager, codePayer, tokenId, expires });
      const claims = { manager, code_payer: codePayer, ...(acting && { act: { sub: 'staff' } }) };
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(userId))
        .setJti(tokenId)
        .setIssuedAt(now)
        .setExpirationTime(expires)
        .sign(await secret);
    },

    /**
     * The session of an `Authorization` header.
     * @throws TokenRefused when it is missing, not a bearer, malformed, forged, expired or revoked
     */
    async verify(authorization: string | null): Promise<Session> {
      const token = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) throw new TokenRefused('There is no bearer token.');
      const session = await readToken(token, await secret);
      if (revoked.has(session.tokenId)) throw new TokenRefused('The token has been revoked.');
      return session;
    },

    /**
     * Ends a session's token.
     * @returns false when another call has already ended it
     */
    revoke({ tokenId, expires }: Session): boolean {
      if (revoked.has(tokenId)) return false;
      const now = Date.now() / 1000;
      for (const [id, end] of revoked) if (end < now) revoked.delete(id);
      revoked.set(tokenId, expires);
      return true;
    },

    /**
     * Ends all sessions of a user, as a new password does (pages.md P2, P29).
     * @param kept the session that continues
     */
    revokeAll(userId: number, kept?: Session): void {
      for (const token of issued.values()) {
        if (token.userId !== userId || token.tokenId === kept?.tokenId) continue;
        revoked.set(token.tokenId, token.expires);
      }
    },

    /** Ends all sessions of a user at one payer code, as the end of an access does (pages.md P32). */
    revokeAt(
      userId: number,
      { manager, code_payer }: Pick<PayerRow, 'manager' | 'code_payer'>,
    ): void {
      for (const token of issued.values()) {
        const isThere = token.manager === manager && token.codePayer === code_payer;
        if (token.userId === userId && isThere) revoked.set(token.tokenId, token.expires);
      }
    },
  };
}

async function readToken(token: string, key: webcrypto.CryptoKey): Promise<Session> {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
    const { sub, jti, exp, manager, code_payer: codePayer, act } = payload;
    const complete =
      sub !== undefined &&
      jti !== undefined &&
      exp !== undefined &&
      typeof manager === 'string' &&
      typeof codePayer === 'string';
    if (!complete) throw new TokenRefused('The token lacks a claim.');
    const acting = act !== undefined;
    return { userId: Number(sub), manager, codePayer, acting, tokenId: jti, expires: exp };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new TokenRefused('The token has expired.');
    if (error instanceof TokenRefused) throw error;
    throw new TokenRefused('The token is not one of this server.');
  }
}
