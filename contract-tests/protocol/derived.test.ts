/** What the server must do for every operation, derived from the description; `.spectral.yaml` has its own rules. */
import { describe, expect, it } from 'vitest';
import { loadOperations, type Operation } from '../../contract/checker/description';
import { exampleRequest } from '../../contract/requests/example-request';
import { handlerKey, operationKey } from '../../mocks/server/handlers';
import { keepingPasswords, needsWorld, preparedRequest } from '../support/account-requests';
import { call } from '../support/call';
import { tokenOf } from '../support/sessions';
import { inProcess, onMock, testServer } from '../support/target';

const operations = await loadOperations();
const server = testServer();

describe.each(operations)('$id', (operation) => {
  it.runIf(inProcess)('has exactly one handler', () => {
    const fitting = server.backend.handlers.map(handlerKey).filter(is(operationKey(operation)));
    expect(fitting, operationKey(operation)).toHaveLength(1);
  });

  // The errors of the backend are in `provoked-errors.test.ts`.
  const statuses = [...operation.responses.keys()].filter(
    (status) => onMock || (status < 400 && (inProcess || !needsWorld(operation))),
  );

  it.for(statuses)('answers %i', async (status) => {
    expect((await answerWith(operation, status)).status).toBe(status);
  });
});

it.runIf(inProcess)('every handler belongs to an operation', () => {
  const known = operations.map(operationKey);
  expect(server.backend.handlers.map(handlerKey).filter((key) => !known.includes(key))).toEqual([]);
});

/** Makes Prism's mock answer with a documented status, and another server with the operation's success. */
async function answerWith(operation: Operation, status: number) {
  const token = operation.secured ? await tokenOf(server.url, 'Ana') : undefined;
  if (onMock) {
    const request = exampleRequest(operation);
    const headers = { ...request.headers, Prefer: `code=${status}` };
    return call(server.url, { ...request, token, headers });
  }
  const request = await preparedRequest(server, operation, token);
  if (!inProcess) return call(server.url, request);
  return keepingPasswords(server.backend, () => call(server.url, request));
}

function is<Value>(wanted: Value) {
  return (value: Value) => value === wanted;
}
