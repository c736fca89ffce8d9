import type { Operation } from '../checker/description';

/**
 * What a user of a deprecated operation should know: since when it is deprecated, and when it ends. The answer's headers
 * `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) go before the dates of the description.
 * @returns one line, or nothing for an operation that stays
 */
export function deprecationNotes(
  { id, deprecation }: Pick<Operation, 'id' | 'deprecation'>,
  status: number,
  headers: Headers,
): readonly string[] {
  const seconds = /^@(\d+)$/.exec(headers.get('deprecation') ?? '')?.[1];
  const since = seconds ? dayOf(Number(seconds) * 1000) : deprecation?.since;
  if (since === undefined) return [];
  const end = Date.parse(headers.get('sunset') ?? '');
  const sunset = Number.isNaN(end) ? deprecation?.sunset : dayOf(end);
  const until = sunset === undefined ? 'has no date of its end' : `ends on ${sunset}`;
  return [`${id} ${status} operation: is deprecated since ${since} and ${until}`];
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
