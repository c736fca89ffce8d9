import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { testApi } from './api.fixture';
import { bindApi } from './bound-api';
import { fundDebtorsQuery } from './funds';

const debtors = {
  datum_stanja: '2026-10-31',
  prag_dni: 30,
  dolzniki: [],
  skupaj_dolg: 0,
  ostalo_pod_pragom: 12.5,
  skupaj: 12.5,
  naslednji_kazalec: null,
  stevilo_vrstic: 0,
};

test('debtors leave the cache with the last page that shows them, and are fetched again (P12)', async () => {
  const asked = vi.fn();
  const api = testApi({
    readToken: () => 'token',
    fetch: async (request) => {
      asked(new URL(request.url).pathname);
      return Response.json(debtors);
    },
  });
  // As in the portal, where other answers stay fresh for half a minute.
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  bindApi(client, api);
  const show = async () => {
    const observer = new QueryObserver(client, fundDebtorsQuery('0137'));
    const leave = observer.subscribe(() => {});
    const before = observer.getCurrentResult().data;
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(debtors));
    leave();
    return before;
  };

  expect(await show()).toBeUndefined();
  await vi.waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]));
  expect(await show()).toBeUndefined();
  expect(asked.mock.calls).toEqual([
    ['/api/portal-user/v2/reserve_fund/0137/debtors'],
    ['/api/portal-user/v2/reserve_fund/0137/debtors'],
  ]);
});
