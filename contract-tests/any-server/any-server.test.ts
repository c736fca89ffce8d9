/** What must hold on any server, whatever stands in its database: derived from the description alone. */
import { beforeAll, describe, it } from 'vitest';
import { loadOperations, type Operation } from '../../contract/checker/description';
import { idParameters } from '../support/example-request';
import { testServer } from '../support/target';
import { brokenParameters, requestForNobody } from './broken-requests';
import { exchange, expectStatus } from './exchange';
import { requestForOthers } from './findings';
import { readSettings } from './settings';
import { openSession, operationOf, type Survey, survey, tokenIn } from './survey';

const settings = readSettings();
const operations = await loadOperations();
const server = testServer();
const { product } = settings;

const isReading = ({ method, id }: Operation) => method === 'GET' && id !== 'logout';
/** Without `--write` only what a server with a fault could not take for a change. */
const allowed = operations.filter((operation) => settings.write || isReading(operation));
const secured = allowed.filter((operation) => operation.secured);
const withIds = operations.filter(
  (operation) => isReading(operation) && idParameters(operation).length > 0,
);

let first: Survey;
let second: Survey | undefined;

beforeAll(async () => {
  first = await survey(server.url, operations, settings, settings.first);
  if (settings.second) second = await survey(server.url, operations, settings, settings.second);
});

describe('login', () => {
  it('opens a session for the user', () => expectStatus(first.login, 200));

  it('refuses a wrong password', async () => {
    const user = { ...settings.first, password: `${settings.first.password}x` };
    expectStatus(await openSession(server.url, operations, user), 401);
  });
});

describe.each(operations.filter(isReading))('$id', (operation) => {
  it('answers what the description says', (context) => {
    const answer = first.answers.get(operation.id);
    if (!answer) return context.skip('no id to ask for came to light in the answers');
    const pages = first.answers.get('getAllowedPages')?.json;
    const denied = operation.page !== undefined && !Object(pages).includes?.(operation.page);
    expectStatus(answer, denied ? 403 : 200);
  });
});

describe.each(secured)('$id', (operation) => {
  it.for([
    ['no token', undefined],
    ['a token that is none', 'abc'],
    ['a token that nobody signed', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwiZXhwIjo0MTAyNDQ0ODAwfQ.'],
  ] as const)('answers 401 to %s', async ([, token]) => {
    const request = requestForNobody(operation, product);
    expectStatus(await exchange(server.url, operation, { ...request, token }), 401);
  });
});

describe.each(withIds.filter(({ responses }) => responses.has(404)))('$id', (operation) => {
  it('answers 404 for what is nobody’s', async () => {
    const request = requestForNobody(operation, product);
    const answer = await exchange(server.url, operation, { ...request, token: first.token });
    expectStatus(answer, 404, ...(operation.page === undefined ? [] : [403]));
  });
});

/** Forms are the manager's, for all residents alike (P24). */
const everybodys = ['getForm', 'downloadForm'];

describe.each(withIds.filter(({ id }) => !everybodys.includes(id)))('$id', (operation) => {
  it('gives nothing of the first user to the second', async (context) => {
    if (!second) return context.skip('isolation: say --login2 and --password2');
    const request = requestForOthers(operation, product, first.findings, second.findings);
    if (!request) return context.skip('the two users share what can be asked for');
    const answer = await exchange(server.url, operation, { ...request, token: second.token });
    expectStatus(answer, 403, 404);
  });
});

const withParameters = operations
  .filter((operation) => isReading(operation) && operation.responses.has(422))
  .filter((operation) => brokenParameters(operation, product).length > 0);

describe.each(withParameters)('$id', (operation) => {
  it.for(brokenParameters(operation, product))('answers 422 to $fault', async ({ request }) => {
    const token = operation.secured ? first.token : undefined;
    expectStatus(await exchange(server.url, operation, { ...request, token }), 422);
  });
});

describe('logout', () => {
  it('ends the session on the server', async () => {
    const logout = operationOf(operations, 'logout');
    const token = tokenIn(await openSession(server.url, operations, settings.first));
    const request = { method: logout.method, path: logout.path, token };
    expectStatus(await exchange(server.url, logout, request), 204);
    expectStatus(await exchange(server.url, logout, request), 401);
  });
});
