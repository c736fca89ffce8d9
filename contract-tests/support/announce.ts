import type { Call } from '../../contract/requests/send-request';
import { type Answer, heldToContract } from './call';
import { sendRaw } from './send-raw';

/** Sends the head of a request with a declared length, and no body. Its answer is checked against the description. */
export async function announce(url: string, request: Call, bytes: number): Promise<Answer> {
  const { json: _json, text: _text, ...head } = request;
  const headers = { ...head.headers, 'Content-Length': String(bytes) };
  return heldToContract(request, await sendRaw(url, { ...head, headers }));
}
