import type { Operation } from './description';

/** The headers of a deprecated operation's answers (RFC 9745, RFC 8594); none for another operation. */
export function deprecationHeaders({
  deprecation,
}: Pick<Operation, 'deprecation'>): Readonly<Record<string, string>> {
  if (!deprecation) return {};
  const seconds = Date.parse(`${deprecation.since}T00:00:00Z`) / 1000;
  const sunset = new Date(`${deprecation.sunset}T00:00:00Z`).toUTCString();
  return { Deprecation: `@${seconds}`, Sunset: sunset };
}
