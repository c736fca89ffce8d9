import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Call } from '../../contract/requests/send-request';

/**
 * Sends a request as it is, with headers that `fetch` does not send: a wrong `Host`, or a `Content-Length` without a
 * body. It does not wait for the end of a body that the server does not read.
 */
export function sendRaw(url: string, request: Call): Promise<Response> {
  const { method, path, token, json, text } = request;
  const body = json === undefined ? text : JSON.stringify(json);
  const headers = {
    ...(json !== undefined && { 'Content-Type': 'application/json' }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...request.headers,
  };
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url + path, { method, headers, agent: false });
    sent.once('error', reject).once('response', async (response) => {
      const content = await buffer(response);
      sent.destroy();
      const named = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      const { statusCode: status = 0 } = response;
      const answer = status === 204 ? null : content;
      resolve(new Response(answer, { status, headers: Object.fromEntries(named) }));
    });
    const isAnnounced =
      headers['Content-Length'] !== undefined && request.headers?.['Content-Length'];
    if (isAnnounced) sent.flushHeaders();
    else sent.end(body);
  });
}
