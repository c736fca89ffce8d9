/** What the server must do for every operation, derived from the description; `.spectral.yaml` has its own rules. */
import { describe, expect, it } from 'vitest';
import { loadOperations, type Operation } from '../../contract/checker/description';
import { exampleRequest, unknownThing } from '../../contract/requests/example-request';
import { handlerKey, operationKey } from '../../mocks/server/handlers';
import { keepingPasswords, needsWorld, preparedRequest } from '../support/account-requests';
import { announce } from '../support/announce';
import { call } from '../support/call';
import { tokenOf } from '../support/sessions';
import { inProcess, onMock, testServer } from '../support/target';
import { targetName } from '../support/target-name';

const operations = await loadOperations();
const server = testServer();

describe.each(operations)('$id', (operation) => {
  it.runIf(inProcess)('has exactly one handler', () => {
    const fitting = server.backend.handlers.map(handlerKey).filter(is(operationKey(operation)));
    expect(fitting, operationKey(operation)).toHaveLength(1);
  });

  const statuses = [...operation.responses.keys()].filter(
    (status) =>
      // Prism's proxy would wait for the full declared length.
      !(status === 413 && targetName === 'proxy') &&
      // Only in the backend's own world can a test remove a page from a user.
      (inProcess ||
        onMock ||
        (status === 403 ? operation.page === undefined : status >= 300 || !needsWorld(operation))),
  );

  it.for(statuses)('answers %i', async (status) => {
    expect((await answerWith(operation, status)).status).toBe(status);
  });
});

it.runIf(inProcess)('every handler belongs to an operation', () => {
  const known = operations.map(operationKey);
  expect(server.backend.handlers.map(handlerKey).filter((key) => !known.includes(key))).toEqual([]);
});

/** Makes an operation answer with a documented status; each status has one way. */
async function answerWith(operation: Operation, status: number) {
  const token = operation.secured ? await tokenOf(server.url, 'Ana') : undefined;
  const example = { ...exampleRequest(operation), token };
  if (onMock) return call(server.url, { ...example, headers: { Prefer: `code=${status}` } });
  switch (status) {
    case 401:
      if (operation.secured) return call(server.url, { ...example, token: undefined });
      return call(server.url, { ...example, json: wrongPassword(example.json) });
    case 403:
      if (operation.id === 'loginAsUser') return call(server.url, example);
      if (operation.page === undefined)
        return call(server.url, { ...unknownThing(operation), token });
      return withoutPage(operation.page, () => call(server.url, example));
    case 404:
      return call(server.url, { ...unknownThing(operation), token });
    case 409: {
      const request = await preparedRequest(server, operation, status, token);
      const first = await call(server.url, request);
      // Some calls succeed only once.
      return first.status === 409 ? first : call(server.url, request);
    }
    case 413:
      return announce(server.url, example, 1_000_000_000);
    case 422: {
      const parameters = { neznano: '1' };
      return call(server.url, { ...exampleRequest(operation, { parameters }), token });
    }
    default: {
      const request = await preparedRequest(server, operation, status, token);
      if (!inProcess) return call(server.url, request);
      return keepingPasswords(server.backend, () => call(server.url, request));
    }
  }
}

function wrongPassword(body: unknown): unknown {
  expect(body).toHaveProperty('password');
  return { ...Object(body), password: 'napačno' };
}

async function withoutPage<Result>(page: number, run: () => Promise<Result>): Promise<Result> {
  const { payer } = server.backend.db;
  const where = { key: { equals: 'zelenigaj/104217' } };
  const { allowed_pages } = payer.findFirst({ where, strict: true });
  payer.update({ where, data: { allowed_pages: allowed_pages.filter((each) => each !== page) } });
  try {
    return await run();
  } finally {
    payer.update({ where, data: { allowed_pages } });
  }
}

function is<Value>(wanted: Value) {
  return (value: Value) => value === wanted;
}
