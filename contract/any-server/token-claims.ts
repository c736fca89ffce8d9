const YEAR_SECONDS = 366 * 24 * 60 * 60;
/** Clocks of server and tester differ. */
const CLOCK_SECONDS = 5 * 60;

/**
 * What is wrong with the claims of a token: times are unix seconds, `exp` is ahead of now and within a year, `iat`,
 * when there is one, is not ahead.
 * @param now unix seconds
 * @returns every fault; an empty list for right claims
 */
export function claimFaults(token: string, now: number): readonly string[] {
  const { exp, iat } = claimsOf(token);
  return [
    ...timeFaults('exp', exp, now),
    ...(iat === undefined ? [] : timeFaults('iat', iat, now)),
    ...(Number(exp) <= now - CLOCK_SECONDS ? ['exp: the new token has already expired'] : []),
    ...(Number(iat) > now + CLOCK_SECONDS ? ['iat: the token is from the future'] : []),
  ];
}

function timeFaults(claim: string, value: unknown, now: number): readonly string[] {
  if (typeof value !== 'number') return [`${claim}: must be a number of unix seconds`];
  return value > now + YEAR_SECONDS
    ? [`${claim}: ${value} is over a year ahead; it must be in seconds`]
    : [];
}

function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
  } catch {
    return {};
  }
}

/** The token with a later expiry and its old signature: as it was not signed so, no server may accept it. */
export function withOtherClaims(token: string): string {
  const [head, , signature] = token.split('.');
  const claims = claimsOf(token);
  const changed = { ...claims, exp: Number(claims.exp) + 1 };
  const payload = Buffer.from(JSON.stringify(changed)).toString('base64url');
  return [head, payload, signature].join('.');
}
