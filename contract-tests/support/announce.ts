import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Call } from '../../contract/requests/send-request';
import { type Answer, heldToContract } from './call';

/** Sends the head of a request with a declared length, and no body. Its answer is checked against the description. */
export async function announce(url: string, request: Call, bytes: number): Promise<Answer> {
  const { method, path, token } = request;
  const headers = {
    ...request.headers,
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    'Content-Length': bytes,
  };
  const answer = await new Promise<Response>((resolve, reject) => {
    const sent = httpRequest(url + path, { method, headers, agent: false });
    sent.once('error', reject).once('response', async (response) => {
      const body = await buffer(response);
      sent.destroy();
      const named = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      const { statusCode: status = 0 } = response;
      resolve(new Response(body, { status, headers: Object.fromEntries(named) }));
    });
    sent.flushHeaders();
  });
  return heldToContract(request, answer);
}
