const minute = 60_000;

/** The number of tries allowed in a number of milliseconds. */
export interface Limit {
  /** The target of the tries, such as an account; without it the limit applies to all targets. */
  readonly of?: string;
  /** The source of the tries; without it the limit applies to all sources together. */
  readonly from?: string;
  readonly allowed: number;
  readonly span: number;
  /** False for a limit that does not apply to a source that has succeeded before. */
  readonly isForKnown?: boolean;
}

/** The longest span of all limits. */
export const longestSpan = 60 * minute;

/**
 * The limits of guessing at one target from one source (response 429 of the description). Five wrong tries block only
 * their source; many targets from one source, or one target from many sources, have looser limits.
 * @param kind of target; each kind has its own count per source
 */
export function guessing(kind: string, of: string, from: string): readonly Limit[] {
  return [
    fiveOf(of, from),
    { from: `${kind} from ${from}`, allowed: 30, span: 15 * minute },
    { of, allowed: 50, span: 60 * minute, isForKnown: false },
  ];
}

/** Five tries for a target in fifteen minutes, from one source or from all sources together. */
export function fiveOf(of: string, from?: string): Limit {
  return { of, ...(from !== undefined && { from }), allowed: 5, span: 15 * minute };
}

/** The invitations that a payer code may send: each is an e-mail to a person who has not asked for it. */
export function invitationsOf(payer: string): Limit {
  return { of: `invitation ${payer}`, allowed: 10, span: 60 * minute };
}
