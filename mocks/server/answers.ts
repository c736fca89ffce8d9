import { loadVersion } from '../../contract/checker/description';
import type { components } from '../../src/api/schema';

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
export function invalid(detail: string): Response {
  return errorAnswer(422, { code: 1, error: 'Invalid data received', detail });
}

/** 413: the body is larger than the operation takes. */
export function tooLarge(limit: number): Response {
  return errorAnswer(413, { detail: `A request of this operation has at most ${limit} bytes.` });
}

/** 500: the backend itself is at fault (§8 code 5). */
export function broken(detail: string): Response {
  return errorAnswer(500, { code: 5, error: 'Unknown internal server error', detail });
}

/** An answer as sent, with the headers of every API answer (threats.md 2.1 rule 7). */
export function finishAnswer(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Portal-Contract-Version', version);
  // A 204 must not carry Content-Length; for other answers the server computes it.
  headers.delete('Content-Length');
  if (headers.get('Content-Type')?.startsWith('application/json')) {
    headers.set('Content-Type', 'application/json; charset=utf-8');
  }
  return new Response(response.body, { status: response.status, headers });
}
