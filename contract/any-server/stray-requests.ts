import { describe, it } from 'vitest';
import type { Operation } from '../checker/description';
import { productOf } from './broken-requests';
import { exchange, expectStatus } from './exchange';
import type { ServerUnderTest, Settings } from './settings';
import { operationOf } from './survey';
import type { SurveyedUsers } from './surveyed-users';

/** Requests that reach no operation: their errors have the form of all errors (`x-error-responses`). */
export function describeStrayRequests(
  server: ServerUnderTest,
  operations: readonly Operation[],
  { product }: Settings,
  users: SurveyedUsers,
): void {
  describe('a request for no operation', () => {
    const profile = operationOf(operations, 'getAllowedPages');
    const path = Object.entries(productOf(profile, product)).reduce(
      (template, [name, value]) => template.replace(`{${name}}`, value),
      profile.path,
    );

    it('is answered with 404 at an unknown path', async () => {
      const request = { method: 'GET', path: `${path}/no-such-path`, token: users.first.token };
      expectStatus(await exchange(server.url, profile, request), 404);
    });

    it('is answered with 405 for a method that the path does not have', async () => {
      const request = { method: 'PUT', path, token: users.first.token };
      expectStatus(await exchange(server.url, profile, request), 405);
    });
  });
}
