import { expect } from 'vitest';
import { checkHeaders } from '../../mocks/contract/check-headers';
import { breachText, checkAnswer } from '../../mocks/contract/checker';
import { loadOperations } from '../../mocks/contract/description';
import { createFinder } from '../../mocks/contract/find-operation';
import { recordAnswer } from '../coverage/record';

/** A request in plain values. */
export interface Call {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it stands; `headers` say what it is. */
  readonly text?: string;
  /** Sent as multipart/form-data. */
  readonly form?: FormData;
}

/** An answer in plain values. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** `undefined` when the answer has no body, or one that is not JSON. */
  readonly json: unknown;
  readonly body: Uint8Array;
}

/** Content types of files, which have no JSON to read. */
const files = /^(application\/pdf|image\/(png|jpeg))$/;

const find = createFinder(await loadOperations());

/**
 * Sends a request and holds the answer to the description, whatever the server says of itself: it fails
 * the test on a breach, and on an answer without the headers that every answer carries.
 */
export async function call(url: string, request: Call): Promise<Answer> {
  const answer = await send(url, request);
  const body = new Uint8Array(await answer.clone().arrayBuffer());
  const contentType = answer.headers.get('content-type');
  const { pathname } = new URL(request.path, url);
  const found = find(request.method, pathname);
  if (found.kind === 'operation') {
    const plain = { status: answer.status, contentType, body };
    const breaches = [
      ...checkAnswer(found.operation, plain),
      ...checkHeaders(found.operation, answer.status, answer.headers),
    ];
    expect(breaches.map(breachText), await answer.clone().text()).toEqual([]);
  }
  expect(answer.headers.get('cache-control'), 'cache-control').toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  const isJson = body.length > 0 && !files.test(contentType ?? '');
  if (isJson) expect(contentType).toBe('application/json; charset=utf-8');
  const json: unknown = isJson ? await answer.json() : undefined;
  if (found.kind === 'operation') recordAnswer(found.operation, answer.status, json);
  return { status: answer.status, headers: answer.headers, json, body };
}

/** Sends a request and looks at nothing. */
export function send(url: string, request: Call): Promise<Response> {
  const { method, path, token, json, text, form } = request;
  const headers = new Headers(request.headers);
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (json !== undefined) headers.set('Content-Type', 'application/json');
  const body = json === undefined ? (form ?? text) : JSON.stringify(json);
  return fetch(`${url}${path}`, { method, headers, ...(body !== undefined && { body }) });
}
