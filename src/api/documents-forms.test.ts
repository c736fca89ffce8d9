import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { costSpecificationQuery } from './billing-costs';
import { refreshSubmissions, submissionsQuery } from './documents-forms';

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
