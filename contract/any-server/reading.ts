import { describe, it } from 'vitest';
import { loadOperations, type Operation } from '../checker/description';
import { idParameters } from '../requests/example-request';
import { brokenParameters, requestForUnknown } from './broken-requests';
import { comparable } from './comparable';
import { isDenied } from './denied';
import { exchange, expectNoFault, expectStatus } from './exchange';
import { requestOfFirst } from './exclusive';
import { describeMeaning } from './meaning';
import { describePaging } from './paging';
import { needsLogin, tooManyTries } from './reading-needs';
import type { ServerUnderTest, Settings } from './settings';
import { describeStrayRequests } from './stray-requests';
import { openSession, operationOf, tokenIn } from './survey';
import { type SurveyedUsers, surveyUsers } from './surveyed-users';

const operations = await loadOperations();
const safety = { meta: { severity: 'safety' } } as const;
const isReading = ({ method, id }: Operation) => method === 'GET' && id !== 'logout';
const reading = operations.filter(isReading);
const withIds = reading.filter((operation) => idParameters(operation).length > 0);

/**
 * Tests that every server must pass, whatever its database contains. They are derived only from the description and
 * change nothing on the server except sessions.
 */
export function describeReading(server: ServerUnderTest, settings: Settings): void {
  const users = surveyUsers(server, operations, settings);
  describeLogin(server, settings, users);
  describeAnswers(users);
  describeTokens(server, settings);
  describeUnknownIds(server, settings, users);
  describeIsolation(server, settings, users);
  describeBrokenParameters(server, settings, users);
  describeMeaning(server, operations, settings, users);
  describePaging(server, operations, settings, users);
  describeStrayRequests(server, operations, settings, users);
  describeLogout(server, settings);
}

function describeLogin(server: ServerUnderTest, settings: Settings, users: SurveyedUsers): void {
  describe('login', () => {
    it('opens a session for the user', (context) => {
      const { login } = users.first;
      return login ? expectStatus(login, 200) : context.skip(needsLogin);
    });

    it('refuses a wrong password', safety, async (context) => {
      if (settings.first.token) return context.skip(needsLogin);
      const user = { ...settings.first, password: `${settings.first.password}x` };
      const answer = await openSession(server.url, operations, user);
      if (answer.status === 429) return context.skip(tooManyTries);
      expectStatus(answer, 401);
    });
  });
}

function describeAnswers(users: SurveyedUsers): void {
  describe.each(reading)('$id', (operation) => {
    it('answers what the description says', (context) => {
      const answer = users.first.answers.get(operation.id);
      if (!answer) return context.skip('the answers contain no id to ask for');
      if (isDenied(users.first, operation)) return expectStatus(answer, 403);
      return expectStatus(answer, 200, ...missing(operation));
    });

    it('answers the second user by that user’s pages', safety, (context) => {
      const answer = users.second?.answers.get(operation.id);
      if (!users.second || !answer) return context.skip();
      // Some operations are for owners only, whatever the pages are.
      const statuses = [200, ...(operation.responses.has(403) ? [403] : []), ...missing(operation)];
      expectStatus(answer, ...(isDenied(users.second, operation) ? [403] : statuses));
    });
  });
}

/** The status of what may be missing although its id is the user's. */
const missing = ({ mayBeMissing }: Operation) => (mayBeMissing ? [404] : []);

function describeTokens(server: ServerUnderTest, { product, write }: Settings): void {
  // Without `--write`, only requests that cannot change anything even on a server with a fault.
  const allowed = write ? operations : reading;
  describe.each(allowed.filter(({ secured }) => secured))('$id', (operation) => {
    it.for([
      ['no token', undefined],
      ['a text that is not a token', 'abc'],
      ['an unsigned token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwiZXhwIjo0MTAyNDQ0ODAwfQ.'],
    ] as const)('answers 401 to %s', safety, async ([, token]) => {
      const request = requestForUnknown(operation, product);
      expectStatus(await exchange(server.url, operation, { ...request, token }), 401);
    });

    it('answers 401 to a wrong parameter without a token', async (context) => {
      const [broken] = brokenParameters(operation, product);
      if (!broken) return context.skip();
      expectStatus(await exchange(server.url, operation, broken.request), 401);
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
      const { token } = users.first;
      const request = { ...requestForUnknown(operation, product), token };
      const answer = await exchange(server.url, operation, request);
      expectStatus(answer, isDenied(users.first, operation) ? 403 : 404);
    });

    it('answers the second user in the same way', async (context) => {
      const { second } = users;
      if (!second) return context.skip();
      const request = { ...requestForUnknown(operation, product), token: second.token };
      const answer = await exchange(server.url, operation, request);
      expectStatus(answer, isDenied(second, operation) ? 403 : 404);
    });
  });
}

/** The manager's forms are the same for all residents (P24). */
const forEverybody = ['getForm', 'downloadForm'];

function describeIsolation(
  server: ServerUnderTest,
  { product }: Settings,
  users: SurveyedUsers,
): void {
  // A call that needs no token gives a second user nothing that a stranger lacks.
  const ofUsers = withIds.filter(({ id, secured }) => secured && !forEverybody.includes(id));
  describe.each(ofUsers)('$id', (operation) => {
    it('gives nothing of the first user to the second', safety, async (context) => {
      const { first } = users;
      const { second } = users;
      if (!second) return context.skip('isolation needs --login2 and --password2');
      const request = requestOfFirst(operations, operation, product, { first, second });
      if (!request) return context.skip('no id is the first user’s alone');
      const { token } = second;
      const answer = await exchange(server.url, operation, { ...request, token });
      expectStatus(answer, 403, 404);
      if (answer.status !== 404) return;
      const unknown = requestForUnknown(operation, product);
      const other = await exchange(server.url, operation, { ...unknown, token });
      const isAlike =
        JSON.stringify(comparable(other.json)) === JSON.stringify(comparable(answer.json));
      expectNoFault(answer, isAlike ? [] : ['must be the answer to an id that does not exist']);
    });
  });
}

function describeBrokenParameters(
  server: ServerUnderTest,
  { product }: Settings,
  users: SurveyedUsers,
): void {
  const withParameters = reading
    .filter(({ responses }) => responses.has(422))
    .filter((operation) => brokenParameters(operation, product).length > 0);
  describe.each(withParameters)('$id', (operation) => {
    it.for(brokenParameters(operation, product))('answers 422 to $fault', async ({ request }) => {
      const token = operation.secured ? users.first.token : undefined;
      expectStatus(await exchange(server.url, operation, { ...request, token }), 422);
    });
  });
}

function describeLogout(server: ServerUnderTest, { first }: Settings): void {
  describe('logout', () => {
    it('ends the session on the server', safety, async (context) => {
      if (first.token) return context.skip(needsLogin);
      const logout = operationOf(operations, 'logout');
      const token = tokenIn(await openSession(server.url, operations, first));
      const request = { method: logout.method, path: logout.path, token };
      expectStatus(await exchange(server.url, logout, request), 204);
      expectStatus(await exchange(server.url, logout, request), 401);
    });
  });
}
