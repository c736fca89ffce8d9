import { expect } from 'vitest';
import { checkEveryHeader, checkHeaders } from '../../contract/checker/check-headers';
import { breachText, checkAnswer, type checkAnyAnswer } from '../../contract/checker/checker';
import { loadOperations, type Operation } from '../../contract/checker/description';
import { createFinder } from '../../contract/checker/find-operation';
import { clocksOf } from '../../contract/checker/server-clock';
import { recordAnswer } from '../../contract/coverage/record';
import { type Call, sendRequest } from '../../contract/requests/send-request';
import { addressFor, violationsOf } from '../prism/proxies';
import { onMock } from './target';

/** An answer in plain values. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** `undefined` when the answer has no body, or its body is not JSON. */
  readonly json: unknown;
  readonly body: Uint8Array;
}

/** Content types of files, whose body is not parsed. */
const files = /^(application\/(pdf|zip)|image\/(png|jpeg)|text\/calendar)\b/;

const find = createFinder(await loadOperations());

/**
 * Sends a request and checks the answer against the description, independently of the server: it fails the test on a
 * breach, on a finding of Prism's proxy, and on an answer without the headers that every answer must have.
 */
export async function call(url: string, request: Call): Promise<Answer> {
  return heldToContract(request, await send(url, request));
}

/**
 * Checks an answer that another client has received, as `call` does.
 * @param check `checkAnyAnswer` where an error of every operation is right
 */
export async function heldToContract(
  request: Call,
  answer: Response,
  check: typeof checkAnyAnswer = checkAnswer,
): Promise<Answer> {
  const { status, headers } = answer;
  const body = new Uint8Array(await answer.arrayBuffer());
  const text = new TextDecoder().decode(body);
  const contentType = headers.get('content-type');
  const operation = operationOf(request);
  if (operation) {
    const breaches = [
      ...check(operation, {
        status,
        contentType,
        body,
        clocks: onMock ? [] : clocksOf(headers),
      }),
      ...checkHeaders(operation, status, headers),
      // Prism's mock does not send them: it knows no extension.
      ...(onMock ? [] : checkEveryHeader(operation, status, headers)),
    ];
    expect(breaches.map(breachText), text).toEqual([]);
  }
  const isJson = body.length > 0 && !files.test(contentType ?? '');
  if (!onMock) {
    expect(violationsOf(status, headers.get('sl-violations')), text).toEqual([]);
    expectHeaders(headers, isJson);
  }
  const sent: unknown = isJson ? JSON.parse(text) : undefined;
  // Prism's mock answers with the examples, which have only what differs from error to error.
  const json = isJson && status >= 400 && !onMock ? withoutCommon(status, sent) : sent;
  if (operation) recordAnswer(operation, status, json);
  return { status, headers, json, body };
}

/** The headers of every answer; Prism's mock does not send them, since the examples do not have them. */
function expectHeaders(headers: Headers, isJson: boolean): void {
  expect(headers.get('cache-control'), 'cache-control').toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  if (isJson) expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
}

/** Checks the members that every error has, and leaves them out, so that a test compares what differs. */
function withoutCommon(status: number, error: unknown): unknown {
  const { type, title, status: told, request_id, ...rest } = Object(error);
  expect([type, told]).toEqual(['about:blank', status]);
  expect(title, 'title').toMatch(/^[A-Z]/);
  expect(request_id, 'request_id').toMatch(/^[0-9A-Za-z-]{8,64}$/);
  return rest;
}

/** Sends a request without any check; past Prism's proxy when the proxy would change it. */
export function send(url: string, request: Call): Promise<Response> {
  return sendRequest(addressFor(url, request, operationOf(request)), request);
}

/** The operation of a request; `undefined` for a path or method that is not described. */
function operationOf({ method, path }: Call): Operation | undefined {
  const found = find(method, new URL(path, 'http://localhost').pathname);
  return found.kind === 'operation' ? found.operation : undefined;
}
