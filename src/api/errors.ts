import type { Opened } from '../domain/opened';
import { codeMessages, internalError, serverErrorMessages } from '../text/common/error-codes';
import { messages } from '../text/common/messages';
import { checkOf, type Expected } from './transport/shape';

/** The server answered, and the answer was a refusal or no answer of the contract. */
export class ApiError extends Error {
  /** HTTP status. */
  readonly status: number;
  /** Server code 1–6 (§8), when it sent one. */
  readonly code: number | undefined;
  /** Server error string (§8), when it sent one. */
  readonly serverError: string | undefined;

  /** What the answer's body was, for an area whose refusals say more. */
  readonly body: unknown;

  constructor(status: number, code?: number, serverError?: string, body?: unknown) {
    super(`The server answered ${status}${code === undefined ? '' : ` with code ${code}`}.`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.serverError = serverError;
    this.body = body;
  }
}

/** A 2xx that the contract does not know: another status, or a body that the portal can not read. */
export class WrongAnswer extends ApiError {
  /** @param where - the field at which it is wrong, without what stands there */
  constructor(status: number, where: string) {
    super(status);
    this.name = 'WrongAnswer';
    this.message = `The server answered ${status}, which is none of the contract${where && ` at ${where}`}.`;
  }
}

/** The server could not be reached, or what came was not what the contract promises (a captive portal's page). */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
    this.name = 'NetworkError';
  }
}

/** A page came in place of an API answer: a captive portal's, or that of a server that knows no such path. */
export class HtmlAnswer extends NetworkError {
  constructor() {
    super('An HTML page came in place of an API answer.');
    this.name = 'HtmlAnswer';
  }
}

/** The answer belongs to a session that has ended meanwhile; nobody is to be told. */
export class StaleAnswer extends Error {
  constructor() {
    super('The session has changed since the call went out.');
    this.name = 'StaleAnswer';
  }
}

/**
 * The server has opened a session whose token has expired already by this device's clock, which must be ahead: no session
 * can rest on it.
 */
export class DeviceTimeError extends Error {
  constructor() {
    super('The token of a new session has expired by the clock of this device.');
    this.name = 'DeviceTimeError';
  }
}

/** The call needs a session, and there is none: it was not sent. Nobody is to be told. */
export class NoSession extends Error {
  constructor() {
    super('The call needs a session, and there is none.');
    this.name = 'NoSession';
  }
}

/** Whether a call failed because its session was over, or its user has ended it; nobody is to be told. */
export function endsWithSession(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 401;
  return (
    error instanceof StaleAnswer ||
    error instanceof NoSession ||
    (error instanceof DOMException && error.name === 'AbortError')
  );
}

/** What openapi-fetch gives for a call. */
export interface CallResult<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * The data of an answer, checked here once, so that whatever comes of the server fails as data and no page breaks on it
 * while it is drawn (`docs/decisions/0024`).
 *
 * It judges by `response.ok`: openapi-fetch gives `error: ''` for an error without a body, and `0` and `false` are data.
 *
 * @param expected - of the same operation, out of `api/shapes/`; `anything` where the caller looks for itself
 * @returns the data; what the contract enumerates may have values that it does not know yet
 * @throws ApiError when the status is not 2xx, WrongAnswer when status or body are not as the contract says
 */
export function unwrap<T>(
  { data, error, response: { ok, status } }: CallResult<T>,
  expected: Expected<T>,
): Opened<T> {
  if (!ok) throw apiErrorOf(status, error);
  return checked(status, data, expected);
}

/** A body under a 2xx status as the contract has both. @throws WrongAnswer */
export function checked<T>(
  status: number,
  body: unknown,
  { status: good, shape }: Expected<T>,
): Opened<T> {
  const fault = status === good ? checkOf(shape)(body) : '';
  if (fault !== undefined) throw new WrongAnswer(status, fault);
  return body as Opened<T>;
}

/** Takes the answer to what answers nothing but that it is done. @throws ApiError, WrongAnswer unless it is a 204 */
export function assertDone({ error, response: { ok, status } }: CallResult<unknown>): void {
  if (!ok) throw apiErrorOf(status, error);
  if (status !== 204) throw new WrongAnswer(status, '');
}

/** The error of an answer that is not 2xx, with what its body tells. */
export function apiErrorOf(status: number, body: unknown): ApiError {
  if (typeof body !== 'object' || body === null) return new ApiError(status);
  const code = 'code' in body && typeof body.code === 'number' ? body.code : undefined;
  const text = 'error' in body && typeof body.error === 'string' ? body.error : undefined;
  return new ApiError(status, code, text, body);
}

/**
 * The Slovenian sentence for a failure (§8): the server's error string or code where it is known; an unknown string gives
 * the generic one, an unknown or missing code the fallback. What §8 says nothing of has a sentence of its own: no
 * connection, and an answer 403 or 429 with neither code nor string.
 *
 * @param fallback - what the caller would say of any failure; also of code 5
 */
export function messageFor(error: unknown, fallback: string = messages.generic): string {
  if (error instanceof NetworkError) return messages.network;
  if (error instanceof DeviceTimeError) return messages.deviceTime;
  if (!(error instanceof ApiError)) return fallback;
  const { code, serverError, status } = error;
  const known = serverErrorMessages.get(serverError ?? '') ?? codeMessages.get(code ?? Number.NaN);
  if (known === internalError) return fallback;
  if (known !== undefined) return known;
  if (serverError !== undefined) return messages.generic;
  if (code !== undefined) return fallback;
  return statusMessages.get(status) ?? fallback;
}

const statusMessages: ReadonlyMap<number, string> = new Map([
  [403, messages.noAccess],
  [429, messages.tooManyTries],
]);
