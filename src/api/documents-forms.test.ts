import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { costSpecificationQuery } from './billing-costs';
import { faultsOf, refreshSubmissions, submissionsQuery } from './documents-forms';
import { ApiError, NetworkError } from './errors';

test('after a submission the bills are read again too: their lines name a complaint about them', async () => {
  const client = new QueryClient();
  const keys = [
    submissionsQuery().queryKey,
    costSpecificationQuery('0137014').queryKey,
    costSpecificationQuery('0137014', '2026-09').queryKey,
  ];
  for (const key of keys) client.setQueryData<unknown>(key, {});
  await refreshSubmissions(client);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]);
});

test('reads the faulty fields of a refusal, and nothing of any other error', () => {
  const refused = (body: unknown) => new ApiError(422, 1, undefined, body);
  const good = [
    { polje: 'iban', razlog: 'neustrezno', meja: null },
    { polje: 'opis', razlog: 'predolgo', meja: 500 },
  ];
  const wrong = [
    { polje: 5, razlog: 'neustrezno', meja: null },
    { polje: 'iban', razlog: null, meja: null },
    { polje: 'iban', razlog: 'neustrezno', meja: '500' },
    null,
  ];
  expect(faultsOf(refused({ napake: [...wrong, ...good] }))).toEqual(good);
  for (const body of [undefined, null, '', { napake: 'iban' }, {}]) {
    expect(faultsOf(refused(body))).toEqual([]);
  }
  expect(faultsOf(new NetworkError(''))).toEqual([]);
});
