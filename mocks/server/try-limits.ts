const minute = 60_000;

/** So many tries in so many milliseconds. */
export interface Limit {
  /** What is tried, such as an account; anything without it. */
  readonly of?: string;
  /** Whence it is tried; from anywhere without it. */
  readonly from?: string;
  readonly allowed: number;
  readonly span: number;
  /** False for a limit that does not hold for whoever has succeeded from the same source before. */
  readonly isForKnown?: boolean;
}

/** The longest span of all limits. */
export const longestSpan = 60 * minute;

/**
 * The limits of guessing at one thing from one source (response 429 of the description). Five wrong tries hinder nobody
 * but their source; that many things are tried from one source, or one thing from many, is limited more loosely.
 * @param kind of thing; each has a count of its own of what comes from a source
 */
export function guessing(kind: string, of: string, from: string): readonly Limit[] {
  return [
    fiveOf(of, from),
    { from: `${kind} from ${from}`, allowed: 30, span: 15 * minute },
    { of, allowed: 50, span: 60 * minute, isForKnown: false },
  ];
}

/** Five tries of a thing in fifteen minutes, from one source or from anywhere. */
export function fiveOf(of: string, from?: string): Limit {
  return { of, ...(from !== undefined && { from }), allowed: 5, span: 15 * minute };
}
