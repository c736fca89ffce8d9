import type { Operation, PagedList } from '../../contract/checker/description';
import { invalid } from './answers';

type Row = Readonly<Record<string, unknown>>;

/** An answer with all rows of a list. */
interface WholeList {
  readonly answer: Row;
  readonly rows: readonly Row[];
  /** The place of the row after the one with this cursor; the places are counted when the second page is asked for. */
  readonly placeAfter: (cursor: string) => number | undefined;
}

/** What is asked: the list, and the page of it. */
interface Asked {
  readonly operation: Operation;
  readonly url: URL;
  /** The caller; a list is kept for the same caller only. */
  readonly caller: string | null;
}

/** Cuts the answers of a backend's lists into pages. */
export interface ListPages {
  /**
   * One page of a list.
   * @param askAll gives the answer with all rows
   * @returns that answer unchanged when it is an error or has no such list
   */
  pageOf(asked: Asked, list: PagedList, askAll: () => Promise<Response>): Promise<Response>;
  /** Forgets the kept list, because a write may have changed it. */
  forget(): void;
}

/**
 * Handlers answer with all rows, and this makes the page. The last list stays until the next write, so that a long one
 * is not built again for each of its pages. A cursor is the key of the last row: rows that are added between two pages
 * neither repeat a row nor hide one. When that row was removed, the answer is 422, and the caller begins again.
 */
export function createListPages(): ListPages {
  let kept: { readonly name: string; readonly whole: WholeList } | undefined;
  return {
    forget: () => {
      kept = undefined;
    },
    pageOf: async (asked, list, askAll) => {
      const { searchParams } = asked.url;
      const cursor = searchParams.get('kazalec');
      const limit = Number(searchParams.get('najvec') ?? list.most);
      const name = nameOf(asked);
      let whole = cursor !== null && kept?.name === name ? kept.whole : undefined;
      if (!whole) {
        const response = await askAll();
        if (response.status !== 200) return response;
        // Read once: a clone of a list of 40 MB costs as much as its rows.
        const text = await response.text();
        whole = wholeOf(text, list);
        const isShort = cursor === null && whole !== undefined && whole.rows.length <= limit;
        if (!whole || isShort) return new Response(text, response);
        kept = { name, whole };
      }
      const start = cursor === null ? 0 : whole.placeAfter(cursor);
      if (start === undefined) {
        const message = 'the list has no such place';
        const operation = asked.operation.id;
        return invalid([{ operation, status: 'request', place: 'query/kazalec', message }]);
      }
      return Response.json(cut(whole, list, start, limit));
    },
  };
}

/** A list by its caller, path and filters. */
function nameOf({ operation, url, caller }: Asked): string {
  const filters = [...url.searchParams].filter(([name]) => name !== 'kazalec' && name !== 'najvec');
  return JSON.stringify([operation.id, caller, url.pathname, filters.sort()]);
}

function wholeOf(text: string, list: PagedList): WholeList | undefined {
  const answer: unknown = JSON.parse(text);
  const rows: unknown = Object(answer)[list.rows];
  if (!Array.isArray(rows)) return undefined;
  let places: ReadonlyMap<string, number> | undefined;
  const placeAfter = (cursor: string) => {
    places ??= new Map(rows.map((row: Row, index) => [cursorOf(row, list), index + 1]));
    return places.get(cursor);
  };
  return { answer: Object(answer), rows, placeAfter };
}

function cut({ answer, rows }: WholeList, list: PagedList, start: number, limit: number): Row {
  const page = rows.slice(start, start + limit);
  const last = page.at(-1);
  const isLast = last === undefined || start + limit >= rows.length;
  const next = isLast ? null : cursorOf(last, list);
  return { ...answer, [list.rows]: page, naslednji_kazalec: next };
}

function cursorOf(row: Row, { key }: PagedList): string {
  return Buffer.from(JSON.stringify(key.map((field) => row[field]))).toString('base64url');
}
