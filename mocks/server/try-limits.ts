const minute = 60_000;

/** The number of tries allowed in a number of milliseconds. */
export interface Limit {
  /** What is tried, such as an account; anything without it. */
  readonly of?: string;
  /** The source of the tries; any source without it. */
  readonly from?: string;
  readonly allowed: number;
  readonly span: number;
  /** False for a limit that does not apply to a source that has succeeded before. */
  readonly isForKnown?: boolean;
}

/** The longest span of all limits. */
export const longestSpan = 60 * minute;

/**
 * The limits of guessing one thing from one source (response 429 of the description). Five wrong tries block only their
 * source; many things from one source, or one thing from many sources, have looser limits.
 * @param kind of thing; each kind has its own count per source
 */
export function guessing(kind: string, of: string, from: string): readonly Limit[] {
  return [
    fiveOf(of, from),
    { from: `${kind} from ${from}`, allowed: 30, span: 15 * minute },
    { of, allowed: 50, span: 60 * minute, isForKnown: false },
  ];
}

/** Five tries for a thing in fifteen minutes, from one source or from any. */
export function fiveOf(of: string, from?: string): Limit {
  return { of, ...(from !== undefined && { from }), allowed: 5, span: 15 * minute };
}
