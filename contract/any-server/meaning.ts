import { describe, expect, it } from 'vitest';
import type { Operation } from '../checker/description';
import { exampleBody, exampleRequest, idParameters } from '../requests/example-request';
import { agreements, numberIn } from './agreements';
import { productOf } from './broken-requests';
import { comparable } from './comparable';
import { exchange, expectStatus } from './exchange';
import { needsLogin } from './reading-needs';
import type { ServerUnderTest, Settings } from './settings';
import { openSession, operationOf } from './survey';
import type { SurveyedUsers } from './surveyed-users';
import { claimFaults } from './token-claims';

/** So that a long list does not make the run long. */
const MOST_IDS = 20;
const UNKNOWN_EMAIL = 'unknown-to-the-contract@example.invalid';

/** Tests across calls: what one answer says must hold in the others. They change nothing on the server. */
export function describeMeaning(
  server: ServerUnderTest,
  operations: readonly Operation[],
  settings: Settings,
  users: SurveyedUsers,
): void {
  describe('a session', () => {
    it('has a token with times in seconds', () => {
      expect(claimFaults(users.first.token, Date.now() / 1000)).toEqual([]);
    });

    it('is refused in the same way for an unknown user and a wrong password', async (context) => {
      if (settings.first.token) return context.skip(needsLogin);
      const { email, password } = settings.first;
      const wrong = await openSession(server.url, operations, { email, password: `${password}x` });
      const unknown = await openSession(server.url, operations, { email: UNKNOWN_EMAIL, password });
      expectStatus(unknown, 401);
      expect(comparable(unknown.json)).toEqual(comparable(wrong.json));
    });
  });

  it('an unsolved bot check opens no reset of a password', async () => {
    const operation = operationOf(operations, 'requestPasswordReset');
    const json = { ...Object(exampleBody(operation)), email: UNKNOWN_EMAIL };
    const { product } = settings;
    const request = exampleRequest(operation, { parameters: productOf(operation, product) });
    expectStatus(await exchange(server.url, operation, { ...request, json }), 422);
  });

  it.for(agreements)('$name', ({ one, other }, context) => {
    const [first, second] = [numberIn(users.first, one), numberIn(users.first, other)];
    if (first === undefined || second === undefined) return context.skip('the page is not allowed');
    expect(first).toBe(second);
  });

  const single = operations.filter(
    (operation) => operation.method === 'GET' && listedId(operation) !== undefined,
  );
  it.for(single)('$id answers for each id of the lists', async (operation, context) => {
    const { answers, findings, token } = users.first;
    const name = listedId(operation) ?? '';
    const ids = [...(findings.get(name) ?? [])].slice(0, MOST_IDS);
    if (answers.get(operation.id)?.status !== 200) return context.skip('there is no id to ask for');
    for (const id of ids) {
      const parameters = { ...productOf(operation, settings.product), [name]: id };
      const request = exampleRequest(operation, { parameters, onlyRequired: true });
      expectStatus(await exchange(server.url, operation, { ...request, token }), 200);
    }
  });
}

/** The only id of an operation, when it is one that lists give. */
function listedId(operation: Operation): string | undefined {
  const [name, ...others] = idParameters(operation);
  return name?.startsWith('id_') && others.length === 0 ? name : undefined;
}
