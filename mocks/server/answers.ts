import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { type Breach, breachText } from '../../contract/checker/checker';
import { loadVersion } from '../../contract/checker/description';
import type { components } from '../../src/api/schema';
import { DEMO_TODAY } from '../world/demo-today';

/** The body of every error (§8). */
export type ErrorBody = components['schemas']['Error'];

const version = await loadVersion();

/** The contract's maximum length of `detail`. */
const maxDetail = 2000;

/** An error answer. */
export function errorAnswer(
  status: number,
  body: ErrorBody,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const detail = body.detail === undefined ? {} : { detail: body.detail.slice(0, maxDetail) };
  return Response.json({ ...body, ...detail }, { status, headers });
}

/** 401: the token is missing or invalid (§7: the portal ends the session). */
export function unauthorised(detail: string): Response {
  return errorAnswer(401, { detail }, { 'WWW-Authenticate': 'Bearer' });
}

/** 422: the request breaks the description (§8 code 1). */
export function invalid(breaches: readonly Breach[]): Response {
  const detail = breaches.map(breachText).join('; ');
  const napake = breaches.flatMap(fieldError).slice(0, MOST_FIELD_ERRORS);
  return errorAnswer(422, {
    code: 1,
    error: 'Invalid data received',
    detail,
    ...(napake.length > 0 && { napake }),
  });
}

const MOST_FIELD_ERRORS = 100;

/** The field or parameter of a breach; none for the whole body. */
function fieldError({ place, message }: Breach): NonNullable<ErrorBody['napake']> {
  const [, missing] = /must have required property '(.+)'/.exec(message) ?? [];
  const polje = missing ?? place.split('/')[1];
  if (polje === undefined) return [];
  const isMissing = missing !== undefined || message === 'is missing';
  return [{ polje: polje.slice(0, 40), razlog: isMissing ? 'manjka' : 'neustrezno', meja: null }];
}

/** 413: the body is larger than the operation takes. */
export function tooLarge(limit: number): Response {
  return errorAnswer(413, { detail: `A request of this operation has at most ${limit} bytes.` });
}

/** 500: the backend itself is at fault (§8 code 5). */
export function broken(detail: string): Response {
  return errorAnswer(500, { code: 5, error: 'Unknown internal server error', detail });
}

/** The form of an id that the server's own proxy may have given to a request. */
const requestIdForm = /^[0-9A-Za-z-]{8,64}$/;

/** The number of a request: that of the server's own proxy, otherwise a random one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('X-Request-Id') ?? '';
  return requestIdForm.test(given) ? given : randomUUID().replaceAll('-', '').slice(0, 16);
}

/**
 * An answer as sent: with the headers of every API answer (threats.md 2.1 rule 7), and in an error the members that
 * every error has.
 */
export async function finishAnswer(response: Response, requestId: string): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Portal-Contract-Version', version);
  headers.set('Portal-Date', DEMO_TODAY);
  // A 204 must not carry Content-Length; for other answers the server computes it.
  headers.delete('Content-Length');
  const isJson = headers.get('Content-Type')?.startsWith('application/json');
  if (isJson) headers.set('Content-Type', 'application/json; charset=utf-8');
  if (status < 400 || !isJson) return new Response(response.body, { status, headers });
  const error: ErrorBody = Object(await response.json());
  const title = STATUS_CODES[status] ?? 'Error';
  const body = { type: 'about:blank', title, status, ...error, request_id: requestId };
  return Response.json(body, { status, headers });
}
