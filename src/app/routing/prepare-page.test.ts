import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openItemsQuery } from '../../api/billing';
import { bindApi } from '../../api/bound-api';
import { createApi } from '../../api/client';
import { managersQuery } from '../../api/managers';
import { askEarly } from '../../api/transport/early-answers';
import { unitsQuery } from '../../api/units';
import type { Unit } from '../../domain/api-types';
import { preparePage } from './prepare-page';

const ORIGIN = 'https://portal.example.si';
const unit = { inventarna_stevilka: '0137014' } as Unit;
const addresses = [
  '/api/portal-user/v1/e_manager/enota',
  '/api/auth/v1/user_managers',
  '/api/portal-user/v2/open_items?inventarna_stevilka=0137014',
].map((path) => `${ORIGIN}${path}`);

const nothingOpen = {
  postavke: [],
  naslednji_kazalec: null,
  stevilo_vrstic: 0,
  skupaj_odprto: 0,
  zapadlo: 0,
  nezapadlo: 0,
  naslednji_rok: null,
  placila_evidentirana_do: null,
  po_skladih: [],
  skupna_placila: [],
};

const fetched = vi.fn<typeof fetch>();
const client = new QueryClient();

beforeEach(() => {
  fetched
    .mockReset()
    .mockImplementation(async (url) =>
      Response.json(String(url).includes('open_items') ? nothingOpen : []),
    );
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(performance, 'now').mockReturnValue(2_000);
});
/** Begins calls early, if there are any, and then opens the API, as a page does. */
function open(early: readonly string[]) {
  if (early.length > 0) askEarly(early, 'mine');
  const readToken = () => 'mine';
  const api = createApi({ origin: ORIGIN, product: 'portal', readToken, onUnauthorised: () => {} });
  bindApi(client, api);
}

afterEach(() => {
  client.clear();
  globalThis.earlyAnswers = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('early answers are cached before the page is shown, and not requested again', async () => {
  open(addresses);
  await preparePage(client, 'open-items', () => unit);
  for (const { queryKey } of [unitsQuery(), managersQuery(), openItemsQuery('0137014')]) {
    expect(client.getQueryState(queryKey)?.status).toBe('success');
  }
  expect(fetched).toHaveBeenCalledTimes(addresses.length);
});

test('slow answers do not delay the page', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(() => new Promise(() => {}));
  open(addresses);
  const done = vi.fn();
  void preparePage(client, 'open-items', () => unit).then(done);
  await vi.advanceTimersByTimeAsync(199);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});

test('without early calls nothing is requested before the page requests it', async () => {
  open([]);
  await preparePage(client, 'open-items', () => unit);
  expect(fetched).not.toHaveBeenCalled();
});

test('when only the shell’s calls were begun early, nothing is requested for the page', async () => {
  const shell = addresses.slice(0, 2);
  open(shell);
  await preparePage(client, 'open-items', () => unit);
  expect(fetched).toHaveBeenCalledTimes(shell.length);
});
