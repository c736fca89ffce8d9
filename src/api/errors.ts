import type { Opened } from '../domain/opened';
import { codeMessages, internalError, serverErrorMessages } from '../text/common/error-codes';
import { messages } from '../text/common/messages';
import { waitInWords } from '../text/common/wait';
import { checkOf, type Expected } from './transport/shape';

/** The server answered with an error, or with an answer that the contract does not allow. */
export class ApiError extends Error {
  /** HTTP status. */
  readonly status: number;
  /** Server code 1–6 (§8), when it sent one. */
  readonly code: number | undefined;
  /** Server error string (§8), when it sent one. */
  readonly serverError: string | undefined;

  /** The body of the answer, for areas whose errors have more fields. */
  readonly body: unknown;

  /** The seconds of `Retry-After`, when the server sent them. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code?: number,
    serverError?: string,
    body?: unknown,
    retryAfter?: number,
  ) {
    super(`The server answered ${status}${code === undefined ? '' : ` with code ${code}`}.`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.serverError = serverError;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** A 2xx that the contract does not allow: another status, or a body that the portal cannot read. */
export class WrongAnswer extends ApiError {
  /** @param where - the path of the wrong field, without its value */
  constructor(status: number, where: string) {
    super(status);
    this.name = 'WrongAnswer';
    this.message = `The server answered ${status}, which does not fit the contract${where && ` at ${where}`}.`;
  }
}

/** The server could not be reached, or something else answered, such as a captive portal. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
    this.name = 'NetworkError';
  }
}

/** An HTML page arrived instead of an API answer: from a captive portal, or from a server without such a path. */
export class HtmlAnswer extends NetworkError {
  constructor() {
    super('An HTML page arrived instead of an API answer.');
    this.name = 'HtmlAnswer';
  }
}

/** A list has changed while its pages were read, so that the server no longer has the place of the next page. */
export class ListChanged extends Error {
  constructor(cause: unknown) {
    super('The list has changed while its pages were read.', { cause });
    this.name = 'ListChanged';
  }
}

/** The answer belongs to a session that has ended; the user sees no message. */
export class StaleAnswer extends Error {
  constructor() {
    super('The session has changed since the call went out.');
    this.name = 'StaleAnswer';
  }
}

/**
 * The token of a new session has already expired by this device's clock, which must be ahead. The session cannot be
 * used.
 */
export class DeviceTimeError extends Error {
  constructor() {
    super('The token of a new session has expired by the clock of this device.');
    this.name = 'DeviceTimeError';
  }
}

/** The call needs a session, but no session is open, so it was not sent. The user sees no message. */
export class NoSession extends Error {
  constructor() {
    super('The call needs a session, and none is open.');
    this.name = 'NoSession';
  }
}

/** Whether a call failed because its session ended or the user aborted it; then the user sees no message. */
export function endsWithSession(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 401;
  return (
    error instanceof StaleAnswer ||
    error instanceof NoSession ||
    (error instanceof DOMException && error.name === 'AbortError')
  );
}

/** The result of a call of openapi-fetch. */
export interface CallResult<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * The data of an answer, checked once here, so that a wrong answer fails the call instead of the page that renders it
 * (`docs/decisions/0024`).
 *
 * It relies on `response.ok`: openapi-fetch gives `error: ''` for an error without a body, and `0` and `false` are data.
 *
 * @param expected - of the same operation, from `api/shapes/`; `anything` when the caller checks the answer itself
 * @returns the data; its enumerations may have values that the contract does not know yet
 * @throws ApiError when the status is not 2xx, WrongAnswer when status or body do not fit the contract
 */
export function unwrap<T>(
  { data, error, response }: CallResult<T>,
  expected: Expected<T>,
): Opened<T> {
  if (!response.ok) throw apiErrorOf(response, error);
  return checked(response.status, data, expected);
}

/** Checks status and body of a 2xx against the contract. @throws WrongAnswer */
export function checked<T>(
  status: number,
  body: unknown,
  { status: good, shape }: Expected<T>,
): Opened<T> {
  const fault = status === good ? checkOf(shape)(body) : '';
  if (fault !== undefined) throw new WrongAnswer(status, fault);
  return body as Opened<T>;
}

/** Checks an answer without a body. @throws ApiError, WrongAnswer unless it is a 204 */
export function assertDone({ error, response }: CallResult<unknown>): void {
  if (!response.ok) throw apiErrorOf(response, error);
  if (response.status !== 204) throw new WrongAnswer(response.status, '');
}

/** The error of an answer that is not 2xx, with code and string of its body. */
export function apiErrorOf(
  { status, headers }: { readonly status: number; readonly headers: Headers },
  body: unknown,
): ApiError {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  const retryAfter = seconds > 0 ? seconds : undefined;
  const { code, error }: { code?: unknown; error?: unknown } = Object(body);
  return new ApiError(
    status,
    typeof code === 'number' ? code : undefined,
    typeof error === 'string' ? error : undefined,
    typeof body === 'object' && body !== null ? body : undefined,
    retryAfter,
  );
}

/**
 * The Slovenian message for a failure (§8): by the server's error string or code when known; an unknown string gives
 * the generic message, an unknown or missing code the fallback. Cases outside §8 have their own message: no connection,
 * and a 403 or 429 without code and string.
 *
 * @param fallback - the caller's message for any failure; also for code 5
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
  if (status === 403) return messages.noAccess;
  return status === 429 ? messages.tooManyTries(waitInWords(error.retryAfter)) : fallback;
}

/**
 * A failure's message with the number by which the manager finds it, when the server is at fault and has sent one.
 *
 * @param message - a sentence, with or without its period
 */
export function withNumber(message: string, error: unknown): string {
  if (!(error instanceof ApiError) || error.status < 500) return message;
  const id: unknown = Object(error.body).request_id;
  const short = typeof id === 'string' ? id.replace(/[^0-9a-z]/gi, '').slice(0, 8) : '';
  if (short === '') return message;
  return `${message.replace(/\.$/, '')}. ${messages.errorNumber(short.toUpperCase())}`;
}
