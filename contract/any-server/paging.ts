import { describe, expect, it } from 'vitest';
import type { Operation, PagedList } from '../checker/description';
import { comparable } from './comparable';
import { exchange, expectStatus } from './exchange';
import { requestFor } from './findings';
import type { ServerUnderTest, Settings } from './settings';
import type { SurveyedUsers } from './surveyed-users';

type Page = Readonly<Record<string, unknown>>;

/** So that a long list does not make the run long. */
const MOST_PAGES = 20;
const NO_PLACE = 'bm8tc3VjaC1wbGFjZQ';

const rowsOf = (page: Page, { rows }: PagedList) => {
  const list = page[rows];
  return Array.isArray(list) ? list : [];
};
const keysOf = (page: Page, list: PagedList) =>
  rowsOf(page, list).map((row) => JSON.stringify(list.key.map((field) => row[field])));
/** The fields that describe all rows. */
const totalsOf = (page: Page, { rows }: PagedList) =>
  Object.entries(Object(comparable(page))).filter(
    ([name]) => name !== rows && name !== 'naslednji_kazalec',
  );

/** Lists page by page: each row once, in the same order, with the same totals. They change nothing on the server. */
export function describePaging(
  server: ServerUnderTest,
  operations: readonly Operation[],
  { product }: Settings,
  users: SurveyedUsers,
): void {
  const lists = operations.flatMap((operation) =>
    operation.paged ? [{ id: operation.id, operation, list: operation.paged }] : [],
  );
  describe.for(lists)('$id', ({ operation, list }) => {
    /** One page, or `undefined` when the user may not see the list. */
    const read = async (parameters: Readonly<Record<string, string>>, status: number) => {
      const { answers, findings, token } = users.first;
      const request = requestFor(operation, product, findings, parameters);
      if (!request || answers.get(operation.id)?.status !== 200) return undefined;
      const answer = await exchange(server.url, operation, { ...request, token });
      expectStatus(answer, status);
      return Object(answer.json) as Page;
    };

    it('has each row once in its pages, in the order of the whole list', async (context) => {
      const whole = await read({}, 200);
      if (!whole) return context.skip('there is no list to ask for');
      const wanted = keysOf(whole, list);
      const najvec = String(Math.max(1, Math.ceil(wanted.length / 3)));
      const keys: string[] = [];
      let cursor: unknown = '';
      for (let pages = 0; cursor !== null && pages < MOST_PAGES; pages += 1) {
        const kazalec = cursor === '' ? {} : { kazalec: String(cursor) };
        const page: Page = (await read({ najvec, ...kazalec }, 200)) ?? {};
        expect(rowsOf(page, list).length, 'rows of a page').toBeLessThanOrEqual(Number(najvec));
        expect(totalsOf(page, list), 'totals of all rows').toEqual(totalsOf(whole, list));
        keys.push(...keysOf(page, list));
        cursor = page.naslednji_kazalec;
      }
      expect(keys.slice(0, wanted.length)).toEqual(wanted);
      if (whole.naslednji_kazalec !== null) return;
      expect(cursor, 'naslednji_kazalec of the last page').toBeNull();
      expect(keys).toHaveLength(Number(whole.stevilo_vrstic));
    });

    it('refuses a page at a place that the list does not have', async (context) => {
      if (!(await read({ kazalec: NO_PLACE }, 422))) context.skip('there is no list to ask for');
    });
  });
}
