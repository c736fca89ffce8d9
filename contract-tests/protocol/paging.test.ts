/** A list that is read page by page has the same rows and totals as a list read at once. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadOperations, type Operation, type PagedList } from '../../contract/checker/description';
import { exampleRequest } from '../../contract/requests/example-request';
import { call } from '../support/call';
import { ask, tokenOf } from '../support/sessions';
import { inProcess, onMock, testServer } from '../support/target';

type Row = Readonly<Record<string, unknown>>;

/** An answer with one page of a list. */
interface Page extends Row {
  readonly naslednji_kazalec: string | null;
  readonly stevilo_vrstic: number;
}

const paged = (await loadOperations()).flatMap((operation) =>
  operation.paged ? [{ id: operation.id, operation, list: operation.paged }] : [],
);
const server = testServer();

let token = '';
beforeAll(async () => {
  token = await tokenOf(server.url, 'Ana');
});

const read = async (operation: Operation, parameters: Readonly<Record<string, string>>) => {
  const { path } = exampleRequest(operation, { parameters });
  return (await ask(server.url, path, token)) as Page;
};

const rowsOf = (page: Page, { rows }: PagedList) => page[rows] as readonly Row[];

/** The rows of all pages, after a check that each page has the totals of all rows. */
async function readPages(operation: Operation, list: PagedList, whole: Page, size: number) {
  const rows: Row[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const next = cursor === undefined ? {} : { kazalec: cursor };
    const page = await read(operation, { najvec: String(size), ...next });
    expect(rowsOf(page, list).length).toBeLessThanOrEqual(size);
    rows.push(...rowsOf(page, list));
    cursor = page.naslednji_kazalec;
    const total = { [list.rows]: 0, naslednji_kazalec: null };
    expect({ ...page, ...total }).toEqual({ ...whole, ...total });
  }
  return rows;
}

it('the long lists come in pages', () => {
  expect(paged.length).toBeGreaterThanOrEqual(13);
});

describe.each(paged)('$id', ({ operation, list }) => {
  it.skipIf(onMock).each([1, 2, 3])('has the same rows in pages of %d', async (size) => {
    const whole = await read(operation, {});
    expect(whole).toMatchObject({
      naslednji_kazalec: null,
      stevilo_vrstic: rowsOf(whole, list).length,
    });
    expect(await readPages(operation, list, whole, size)).toEqual(rowsOf(whole, list));
  });

  it.skipIf(onMock).each([['bm8'], ['x'.repeat(200)]])('refuses the cursor %s', async (kazalec) => {
    const { path } = exampleRequest(operation, { parameters: { kazalec } });
    const answer = await call(server.url, { method: 'GET', path, token });
    expect([answer.status, Object(answer.json).code]).toEqual([422, 1]);
  });

  it.skipIf(onMock).each(['0', '1001', '-1', '1.5', 'x'])(
    'refuses the limit %s',
    async (najvec) => {
      const { path } = exampleRequest(operation, { parameters: { najvec } });
      const { status } = await call(server.url, { method: 'GET', path, token });
      expect(status).toBe(422);
    },
  );
});

describe.runIf(inProcess)('between two pages', () => {
  const path = '/api/portal-user/v2/open_items?najvec=1';
  const numberOf = (page: Page) => (page.postavke as readonly Row[])[0]?.st_dokumenta;
  const next = async (page: Page) =>
    (await ask(server.url, `${path}&kazalec=${page.naslednji_kazalec}`, token)) as Page;
  const change = (data: object) => {
    const where = { st_dokumenta: { equals: '26090314' } };
    const bill = server.backend.db.openItem.findFirst({ where, strict: true });
    server.backend.db.openItem.update({ where, data });
    return () => server.backend.db.openItem.update({ where, data: bill });
  };
  /** Any write: the backend keeps a list only until then. */
  const write = async () => {
    const readAll = '/api/portal-user/v2/notifications/read_all';
    expect((await call(server.url, { method: 'POST', path: readAll, token })).status).toBe(204);
  };

  it('a change of rows before the page neither repeats nor hides a row', async () => {
    const first = (await ask(server.url, path, token)) as Page;
    const second = await next(first);
    const undo = change({ placano: 10690 });
    await write();
    const third = await next(second);
    undo();
    expect([first, second, third].map(numberOf)).toEqual(['26090314', '26100314', '26100315']);
    expect(third.naslednji_kazalec).toBeNull();
    expect(third.stevilo_vrstic).toBe(2);
  });

  it('a page after a row that was removed is refused', async () => {
    const first = (await ask(server.url, path, token)) as Page;
    const undo = change({ placano: 10690 });
    await write();
    const kazalec = first.naslednji_kazalec;
    const request = { method: 'GET', path: `${path}&kazalec=${kazalec}`, token };
    const { status } = await call(server.url, request);
    undo();
    expect(status).toBe(422);
  });

  it('the cursor of another user is refused', async () => {
    const first = (await ask(server.url, path, token)) as Page;
    const other = await tokenOf(server.url, 'Rok');
    const request = { method: 'GET', path: `${path}&kazalec=${first.naslednji_kazalec}` };
    expect((await call(server.url, { ...request, token: other })).status).toBe(422);
  });
});
