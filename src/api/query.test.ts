import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { createApi, setApi } from './client';
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
  setApi(
    createApi({
      origin: 'https://portal.example.si',
      product: 'portal',
      readToken: () => 'mine',
      onUnauthorised: () => {},
      fetch: async (request) => {
        sent.push(request);
        return Response.json(answer);
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
  const query = q(['managers'], listUserManagersAnswer, {});
  const asked = client.fetchQuery(query).catch(() => undefined);
  await expect.poll(() => sent.length).toBe(1);
  await client.cancelQueries({ queryKey: query.queryKey });
  expect(sent[0]?.signal.aborted).toBe(true);
  await asked;
});
