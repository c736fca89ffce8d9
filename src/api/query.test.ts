import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { testApi } from './api.fixture';
import { bindApi } from './bound-api';
import { createApi } from './client';
import { WrongAnswer } from './errors';
import { q } from './query';
import { listInsuranceContractsAnswer } from './shapes/building';
import { getReserveFundAnswer } from './shapes/funds';
import { listUserManagersAnswer } from './shapes/managers';

let client: QueryClient;
let sent: Request[];
let answer: unknown;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  sent = [];
  answer = [];
  bindApi(
    client,
    testApi({
      fetch: async (request) => {
        sent.push(request);
        return Response.json(await answer);
      },
    }),
  );
});

test('a query fills the product and its own parameters into the address', async () => {
  const query = q(['insurance', '01/37'], listInsuranceContractsAnswer, {
    path: { objekt_sifra: '01/37' },
    query: { inventarna_stevilka: '14 a' },
  });
  expect(query.queryKey).toEqual(['insurance', '01/37']);
  expect(await client.fetchQuery(query)).toEqual([]);
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://portal.example.si/api/portal-user/v2/insurance_contracts/01%2F37?inventarna_stevilka=14%20a',
  ]);
});

test('an undefined query parameter is left out, and a path may have no product', async () => {
  answer = { leta: [], sklad: null };
  const path = { objekt_sifra: '0137' };
  await client.fetchQuery(q(['fund'], getReserveFundAnswer, { path, query: { leto: undefined } }));
  answer = [];
  await client.fetchQuery(q(['managers'], listUserManagersAnswer, {}));
  expect(sent.map(({ url }) => new URL(url))).toMatchObject([
    { pathname: '/api/portal-user/v2/reserve_fund/0137', search: '' },
    { pathname: '/api/auth/v1/user_managers', search: '' },
  ]);
});

test('an answer that the contract does not know fails the query', async () => {
  answer = [{ manager: 1 }];
  const query = q(['managers'], listUserManagersAnswer, {});
  await expect(client.fetchQuery(query)).rejects.toBeInstanceOf(WrongAnswer);
});

test('a cancelled query aborts its call', async () => {
  answer = new Promise(() => {});
  const query = q(['managers'], listUserManagersAnswer, {});
  const asked = client.fetchQuery(query).catch(() => undefined);
  await expect.poll(() => sent.length).toBe(1);
  await client.cancelQueries({ queryKey: query.queryKey });
  expect(sent[0]?.signal.aborted).toBe(true);
  await asked;
});

test('two caches in one process call their own API', async () => {
  const other = new QueryClient();
  const asked: string[] = [];
  bindApi(
    other,
    createApi({
      origin: 'https://other.example.si',
      product: 'other',
      readToken: () => 'theirs',
      onUnauthorised: () => {},
      fetch: async ({ url }) => {
        asked.push(url);
        return Response.json([]);
      },
    }),
  );
  const query = q(['insurance'], listInsuranceContractsAnswer, {
    path: { objekt_sifra: '0137' },
    query: { inventarna_stevilka: '14' },
  });
  await Promise.all([client.fetchQuery(query), other.fetchQuery(query)]);
  const rest = '-user/v2/insurance_contracts/0137?inventarna_stevilka=14';
  expect(sent.map(({ url }) => url)).toEqual([`https://portal.example.si/api/portal${rest}`]);
  expect(asked).toEqual([`https://other.example.si/api/other${rest}`]);
});
