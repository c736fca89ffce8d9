import type { QueryClient } from '@tanstack/react-query';
import type { Portal } from './portal';

/** An exported function of `src/api`, called as the portal calls it. */
export interface Drive {
  readonly of: (...args: never[]) => unknown;
  /** What is special about this case; the function's other cases have other words. */
  readonly by?: string;
  /** The operations that it calls, in order. */
  readonly calls: readonly string[];
  /** Settles with what the function gives the portal. */
  readonly run: (portal: Portal) => Promise<unknown>;
  /** Arguments that the first request must have, in its path or in its query. */
  readonly asks?: readonly string[];
  /** The result, where not any data will do. */
  readonly gives?: unknown;
  /** Why the stateless mock cannot answer it. */
  readonly notOnMock?: string;
}

type Fetched = Parameters<QueryClient['fetchQuery']>[0];

/** Drives a query: each list of arguments is a case. */
export function query<Args extends readonly unknown[]>(
  of: (...args: Args) => unknown,
  operation: string,
  ...cases: readonly Args[]
): readonly Drive[] {
  return cases.map((args) => ({
    of,
    by: JSON.stringify(args).slice(1, -1),
    calls: [operation],
    asks: valuesIn(args),
    run: ({ cache }) => cache.fetchQuery(of(...args) as Fetched),
  }));
}

/** The texts and numbers in a list of arguments. */
function valuesIn(argument: unknown): readonly string[] {
  if (typeof argument === 'object' && argument !== null) {
    return Object.values(argument).flatMap(valuesIn);
  }
  return argument === undefined ? [] : [String(argument)];
}

/** Why a form that repeats a part is not sent to the mock. */
export const REPEATED_PARTS = 'Prism reads repeated parts of a form as one text';
