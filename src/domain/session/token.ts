import { jwtDecode } from 'jwt-decode';

/** The claims of a token, `undefined` for a text that is not a token. */
function claimsOf(token: string): Readonly<Record<string, unknown>> | undefined {
  if (token !== last.token) last = { token, claims: decode(token) };
  return last.claims;
}

/** The last decoded token: every call reads the same one. */
let last: { readonly token?: string; readonly claims?: ReturnType<typeof decode> } = {};

/** The characters of a token (RFC 6750 b64token); a header cannot carry others. */
const SENDABLE = /^[\w.~+/-]+=*$/;

function decode(token: string): Readonly<Record<string, unknown>> | undefined {
  try {
    // Inside, because on a damaged entry of megabytes the check itself may find no room.
    if (!SENDABLE.test(token)) return undefined;
    const payload: unknown = jwtDecode(token);
    return typeof payload === 'object' && payload !== null ? { ...payload } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * When a token expires (§3 Login response), in milliseconds since 1970.
 *
 * @returns `undefined` for a text that is not a token or cannot be sent, and for one without a finite numeric `exp`
 */
export function expiryOf(token: string): number | undefined {
  const exp = claimsOf(token)?.exp;
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : undefined;
}

/**
 * Whether staff act as the user: the token has the claim `act` (RFC 8693), an object by the contract. Any other value counts
 * too, since a needless banner does less harm than a missing one. It grants no right (K4).
 */
export function isActing(token: string): boolean {
  return Boolean(claimsOf(token)?.act);
}

/**
 * Whether a token is live: it decodes, and its `exp` is in the future (§4 Session).
 *
 * @param now - milliseconds since 1970
 */
export function isLiveToken(token: string | null | undefined, now: number): token is string {
  if (!token) return false;
  const expiry = expiryOf(token);
  return expiry !== undefined && expiry > now;
}

/** A number that identifies a session without revealing its token (FNV-1a, 32 bits). */
export function fingerprint(token: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < token.length; index += 1) {
    hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
