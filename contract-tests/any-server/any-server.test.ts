/** What must hold on any server, whatever stands in its database: derived from the description alone. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadOperations, type Operation } from '../../mocks/contract/description';
import { idParameters } from '../support/example-request';
import { testServer } from '../support/target';
import { type Exchange, exchange } from './exchange';
import { requestForNothing, requestForOthers } from './findings';
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

/** Fails with what was sent, what came and what the contract says. */
function expectStatus(answer: Exchange, ...statuses: readonly number[]): void {
  expect(answer.breaches, answer.report).toEqual([]);
  expect(statuses, answer.report).toContain(answer.status);
}

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
    const request = requestForNothing(operation, product);
    expectStatus(await exchange(server.url, operation, { ...request, token }), 401);
  });
});

describe.each(withIds.filter(({ responses }) => responses.has(404)))('$id', (operation) => {
  it('answers 404 for what is nobody’s', async () => {
    const request = requestForNothing(operation, product);
    const answer = await exchange(server.url, operation, { ...request, token: first.token });
    expectStatus(answer, 404, ...(operation.page === undefined ? [] : [403]));
  });
});

/** Forms are the manager's, for all residents alike (P24). */
const everybodys = ['getForm', 'downloadForm'];

describe.each(withIds.filter(({ id }) => !everybodys.includes(id)))('$id', (operation) => {
  it('gives nothing of the first user to the second', async (context) => {
    if (!second) return context.skip('needs --login2 and --password2');
    const request = requestForOthers(operation, product, first.findings, second.findings);
    if (!request) return context.skip('the two users share what can be asked for');
    const answer = await exchange(server.url, operation, { ...request, token: second.token });
    expectStatus(answer, 403, 404);
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
