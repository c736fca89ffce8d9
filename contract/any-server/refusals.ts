import { describe, expect, it } from 'vitest';
import { loadOperations } from '../checker/description';
import { idParameters } from '../requests/example-request';
import {
  brokenBodies,
  brokenParameters,
  brokenProperties,
  requestForUnknown,
} from './broken-requests';
import { comparable } from './comparable';
import { isDenied } from './denied';
import { exchange, expectStatus } from './exchange';
import { requestOfFirst } from './exclusive';
import type { ServerUnderTest, Settings } from './settings';
import { operationOf, type Survey, survey } from './survey';
import { type SurveyedUsers, surveyUsers } from './surveyed-users';

const operations = await loadOperations();
const safety = { meta: { severity: 'safety' } } as const;
const writing = operations.filter(({ method }) => method !== 'GET');
const withIds = writing.filter((operation) => idParameters(operation).length > 0);
/** On a server with a fault these calls cannot be undone, so the tests do not send ids of a user's own data. */
const cannotBeUndone = ['cancelSubmission', 'submitForm'];
const undoable = withIds.filter(({ id }) => !cannotBeUndone.includes(id));

/**
 * `--write`: tests that each writing operation refuses wrong requests, derived from the description. A right server
 * writes nothing.
 */
export function describeRefusals(server: ServerUnderTest, settings: Settings): void {
  describe.runIf(settings.write)('refusals', () => {
    const users = surveyUsers(server, operations, settings);
    describeBroken(server, settings, users);
    describeUnknownIds(server, settings, users);
    describeIsolation(server, settings, users);
    describeNothingWritten(server, settings, users);
  });
}

function describeBroken(
  server: ServerUnderTest,
  { product }: Settings,
  users: SurveyedUsers,
): void {
  describe.each(writing.filter(({ responses }) => responses.has(422)))('$id', (operation) => {
    // The contract does not say which fault a server reports first: the wrong value or the unknown id.
    const statuses = operation.responses.has(404) ? [422, 404] : [422];
    const cases = [
      ...brokenParameters(operation, product),
      ...brokenBodies(operation, product),
      ...brokenProperties(operation, product),
    ];

    it.for(cases)('answers 422 to $fault', async ({ request }) => {
      const token = operation.secured ? users.first.token : undefined;
      expectStatus(await exchange(server.url, operation, { ...request, token }), ...statuses);
    });
  });
}

function describeUnknownIds(
  server: ServerUnderTest,
  { product }: Settings,
  users: SurveyedUsers,
): void {
  describe.each(withIds.filter(({ responses }) => responses.has(404)))('$id', (operation) => {
    it('answers 404 for an id that does not exist', async () => {
      const request = { ...requestForUnknown(operation, product), token: users.first.token };
      const answer = await exchange(server.url, operation, request);
      const mayBeDenied = operation.page !== undefined || isDenied(users.first, operation);
      expectStatus(answer, 404, ...(mayBeDenied ? [403] : []));
    });
  });
}

function describeIsolation(
  server: ServerUnderTest,
  { product }: Settings,
  users: SurveyedUsers,
): void {
  // A call that needs no token gives a second user nothing that a stranger lacks.
  describe.each(undoable.filter(({ secured }) => secured))('$id', (operation) => {
    it('does not change data of the first user for the second', safety, async (context) => {
      const { first } = users;
      const { second } = users;
      if (!second) return context.skip('isolation needs --login2 and --password2');
      const request = requestOfFirst(operations, operation, product, { first, second });
      if (!request) return context.skip('no id is the first user’s alone');
      const answer = await exchange(server.url, operation, { ...request, token: second.token });
      expectStatus(answer, 403, 404);
    });
  });
}

function describeNothingWritten(
  server: ServerUnderTest,
  settings: Settings,
  users: SurveyedUsers,
): void {
  describe('all refusals together', () => {
    it('nothing has been written', async () => {
      const { first } = users;
      const now = await survey(server.url, operations, settings, settings.first);
      try {
        const message = 'a refused request has changed what the user sees';
        expect(contentOf(now), message).toEqual(contentOf(first));
      } finally {
        await restoreName(server, first);
      }
    });
  });
}

/** The user's answers, without values that differ in each answer or change with a login. */
function contentOf({ answers }: Survey) {
  return [...answers]
    .filter(([id]) => id !== 'getCaptcha')
    .map(([id, { status, json }]) => [id, status, comparable(json)]);
}

/** The broken requests could change only the user's name, and this can be undone. */
async function restoreName(server: ServerUnderTest, first: Survey): Promise<void> {
  const { firstname, lastname } = Object(first.answers.get('getProfile')?.json);
  const operation = operationOf(operations, 'updateProfile');
  const { method, path } = operation;
  const request = { method, path, json: { firstname, lastname }, token: first.token };
  expectStatus(await exchange(server.url, operation, request), 200);
}
