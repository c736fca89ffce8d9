/** A second opinion: Prism reads the same description, and knows nothing of our checker or our backend. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breachText, checkAnswer } from '../mocks/contract/checker';
import { loadOperations, type Operation } from '../mocks/contract/description';
import { type Call, send } from './support/call';
import { exampleBody, exampleRequest } from './support/example-request';
import { type PrismArguments, startPrism } from './support/prism';
import { tokenOf } from './support/sessions';
import { type Target, testServer } from './support/target';

const operations = await loadOperations();
const backend = testServer();
const started: Target[] = [];
let mockUrl = '';
let proxyUrl = '';

beforeAll(async () => {
  const start = async (args: PrismArguments) => {
    const target = await startPrism(args);
    started.push(target);
    return target.url;
  };
  // One after the other they would take twice the time.
  [mockUrl, proxyUrl] = await Promise.all([
    start(['mock']),
    start(['proxy', backend.url, '--errors']),
  ]);
});

afterAll(() => Promise.all(started.map((target) => target.close())));

describe('the mock', () => {
  const examples = operations.flatMap((operation) =>
    [...operation.responses.keys()].map((status) => ({ operation, id: operation.id, status })),
  );

  it.for(examples)('$id: the example of $status is right', async ({ operation, status }) => {
    const headers = { Prefer: `code=${status}` };
    const request = { ...exampleRequest(operation), headers, token: 'any' };
    const answer = await send(mockUrl, request);
    expect(answer.status).toBe(status);
    expect(await breachesOf(operation, answer)).toEqual([]);
  });
});

describe('the proxy before the stateful backend', () => {
  // It garbles what is not JSON (toolchain.md).
  const proxied = operations.filter(({ responses }) => !responses.get(200)?.['application/pdf']);

  it.for(proxied)('$id: finds nothing wrong', async (operation) => {
    const token = operation.secured ? await tokenOf(backend.url, 'Ana') : undefined;
    const { answer, violations } = await through({ ...exampleRequest(operation), token });
    expect(violations).toBeNull();
    expect(answer.ok).toBe(true);
    expect(await breachesOf(operation, answer)).toEqual([]);
  });

  it('finds nothing wrong with a refusal', async () => {
    const unlinked = '/api/auth/v1/switch_manager/neznan/1';
    const token = await tokenOf(backend.url, 'Ana');
    const path = '/api/portal-user/v2/open_items?inventarna_stevilka=neznana';
    for (const request of [
      { method: 'POST', path: unlinked, token },
      { method: 'GET', path, token },
      { method: 'GET', path, token: 'garbage' },
    ]) {
      const { answer, violations } = await through(request);
      expect(violations).toBeNull();
      expect([401, 403, 404]).toContain(answer.status);
    }
  });

  it('agrees with the backend that a body is wrong', async () => {
    const login = operations.find(({ id }) => id === 'login');
    if (!login) throw new Error('there is no login');
    const json = { ...Object(exampleBody(login)), email: 'ni naslov' };
    expect((await send(proxyUrl, { ...exampleRequest(login), json })).status).toBe(422);
    expect((await send(backend.url, { ...exampleRequest(login), json })).status).toBe(422);
  });
});

async function through(request: Call) {
  const answer = await send(proxyUrl, request);
  return { answer, violations: answer.headers.get('sl-violations') };
}

async function breachesOf(operation: Operation, answer: Response): Promise<string[]> {
  const body = new Uint8Array(await answer.arrayBuffer());
  const contentType = answer.headers.get('content-type');
  return checkAnswer(operation, { status: answer.status, contentType, body }).map(breachText);
}
