import {
  type QueryKey,
  queryOptions,
  experimental_streamedQuery as streamed,
} from '@tanstack/react-query';
import type { Opened } from '../domain/opened';
import { apiOf } from './bound-api';
import type { Api } from './client';
import { ApiError, ListChanged, WrongAnswer } from './errors';
import { get } from './query';
import type { Asked, GetAnswer, GetBody, PagedPath } from './transport/get-answer';

/** The fields of an answer that are lists. */
export type ListsOf<Body> = {
  [Field in keyof Body]: Body[Field] extends readonly unknown[] ? Field : never;
}[keyof Body];

/** Some rows of a list, with the totals of all rows. */
interface Part {
  readonly [field: string]: unknown;
  readonly naslednji_kazalec: string | null;
  readonly stevilo_vrstic: number;
}

const rowsOf = (part: Part, list: string) => part[list] as readonly unknown[];

/** A part with the rows of the one before it; its own totals are newer. */
function joined(before: Part | null, part: Part, list: string): Part {
  return before ? { ...part, [list]: [...rowsOf(before, list), ...rowsOf(part, list)] } : part;
}

/**
 * The pages of a list in their order.
 *
 * @throws ListChanged, WrongAnswer for a cursor on the last page, and what `get` throws
 */
export async function* pagesOf<Path extends PagedPath>(
  api: Api,
  answer: GetAnswer<Path>,
  list: string,
  asked: Asked<Path>,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const assertSameToken = api.holdToken();
  const ask = async (kazalec: string | undefined): Promise<Part> => {
    const query = { ...asked.query, kazalec };
    const page = await get(api, answer, { ...asked, query }, signal).catch((error: unknown) => {
      const isGone = kazalec !== undefined && error instanceof ApiError && error.status === 422;
      throw isGone ? new ListChanged(error) : error;
    });
    // The pages of two users must never make one list (K5).
    assertSameToken();
    return page as unknown as Part;
  };
  let count = 0;
  let asking: Promise<Part> | undefined = ask(undefined);
  while (asking) {
    const part: Part = await asking;
    const { length } = rowsOf(part, list);
    count += length;
    const cursor = part.naslednji_kazalec ?? undefined;
    // Otherwise a faulty server could be asked without end.
    const isEndless = cursor !== undefined && (length === 0 || count >= part.stevilo_vrstic);
    signal.throwIfAborted();
    // Before the page is given, so that the server works while it is drawn.
    asking = cursor === undefined || isEndless ? undefined : ask(cursor);
    asking?.catch(() => {});
    yield part;
    if (isEndless) throw new WrongAnswer(200, '.naslednji_kazalec');
  }
}

/**
 * The first page at once, then each time as many rows as have been given: a list of 50 pages is sorted and drawn seven
 * times and not fifty.
 */
async function* growing(pages: AsyncIterable<Part>, list: string): AsyncGenerator<Part> {
  let given = 0;
  let held: Part | null = null;
  for await (const page of pages) {
    held = joined(held, page, list);
    const { length } = rowsOf(held, list);
    if (page.naslednji_kazalec !== null && length < given) continue;
    yield held;
    given += length;
    held = null;
  }
}

/**
 * All rows of a list that comes in pages, as one answer.
 *
 * @param onPart - gets the first rows while the others are on their way, again each time they have doubled, and all
 * @throws as `pagesOf`
 */
export async function getAll<Path extends PagedPath>(
  api: Api,
  answer: GetAnswer<Path>,
  list: ListsOf<GetBody<Path>> & string,
  asked: Asked<Path>,
  signal: AbortSignal,
  onPart: (part: Opened<GetBody<Path>>) => void,
): Promise<Opened<GetBody<Path>>> {
  let all: Part | null = null;
  for await (const part of growing(pagesOf(api, answer, list, asked, signal), list)) {
    all = joined(all, part, list);
    onPart(all as Opened<GetBody<Path>>);
  }
  return all as Opened<GetBody<Path>>;
}

/**
 * The query for a list that comes in pages. Its data has the rows of the first page first and grows, until
 * `naslednji_kazalec` is `null`. A refetch replaces the data when it has all rows.
 *
 * @param list - the field with the rows
 */
export function pagedQuery<const Key extends QueryKey, Path extends PagedPath>(
  queryKey: Key,
  answer: GetAnswer<Path>,
  list: ListsOf<GetBody<Path>> & string,
  asked: Asked<Path>,
) {
  const queryFn = streamed<Part, Part | null, Key>({
    streamFn: ({ client, signal }) =>
      growing(pagesOf(apiOf(client), answer, list, asked, signal), list),
    reducer: (before, part) => joined(before, part, list),
    initialValue: null,
    refetchMode: 'replace',
  });
  type Body = Opened<GetBody<Path>>;
  return queryOptions({
    queryKey,
    // To compare 50,000 rows with those before would hold the page for 100 ms, each time that rows come.
    structuralSharing: false,
    queryFn: queryFn as (context: Parameters<typeof queryFn>[0]) => Promise<Body>,
  });
}
