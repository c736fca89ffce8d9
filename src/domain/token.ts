import { jwtDecode } from 'jwt-decode';

/**
 * When a token expires (§3 Login response), in milliseconds since 1970.
 *
 * @returns `undefined` for a text that is not a token, and for one without a finite numeric `exp`
 */
export function expiryOf(token: string): number | undefined {
  try {
    const payload: unknown = jwtDecode(token);
    if (typeof payload !== 'object' || payload === null || !('exp' in payload)) return undefined;
    const { exp } = payload;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a session may rest on this token: it is there, it decodes, and its `exp` lies ahead (§4 Session).
 *
 * @param now - milliseconds since 1970
 */
export function isLiveToken(token: string | null | undefined, now: number): token is string {
  if (!token) return false;
  const expiry = expiryOf(token);
  return expiry !== undefined && expiry > now;
}

/** A number that tells sessions apart without giving the token away (FNV-1a, 32 bits). */
export function fingerprint(token: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < token.length; index += 1) {
    hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
