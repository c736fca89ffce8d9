import { breachText, checkAnswer } from '../../mocks/contract/checker';
import type { Operation } from '../../mocks/contract/description';
import { type Call, send } from '../support/call';

/** One request and its answer, ready to be reported. */
export interface Exchange {
  readonly operation: Operation;
  readonly request: Call;
  readonly status: number;
  readonly json: unknown;
  /** What the description says against the answer; empty when it is right. */
  readonly breaches: readonly string[];
  /** What was sent, what came and what the contract says, for a backend team to act on. */
  readonly report: string;
}

const EXCERPT = 600;

/** Sends a request for an operation and holds the answer to the description. */
export async function exchange(
  url: string,
  operation: Operation,
  request: Call,
): Promise<Exchange> {
  const answer = await send(url, request);
  const body = new Uint8Array(await answer.arrayBuffer());
  const { status, headers } = answer;
  const contentType = headers.get('content-type');
  const breaches = checkAnswer(operation, { status, contentType, body }).map(breachText);
  if (headers.get('cache-control') !== 'no-store') {
    breaches.push(`${operation.id} ${status} cache-control: must be no-store`);
  }
  const text = new TextDecoder().decode(body);
  return {
    operation,
    request,
    status,
    json: parse(text),
    breaches,
    report: [
      `sent: ${request.method} ${request.path}`,
      `      Authorization: ${request.token === undefined ? 'none' : 'Bearer …'}`,
      ...(request.json === undefined ? [] : [`      ${JSON.stringify(masked(request.json))}`]),
      `came: ${status} ${contentType ?? 'without a content type'}`,
      `      ${text.slice(0, EXCERPT)}${text.length > EXCERPT ? ' …' : ''}`,
      `the contract says: ${breaches.length > 0 ? breaches.join('; ') : documented(operation)}`,
    ].join('\n'),
  };
}

function documented(operation: Operation): string {
  return `${operation.id} answers ${[...operation.responses.keys()].join(', ')}`;
}

/** The body without what must not stand in a report. */
function masked(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  const secret = /password|geslo|token/;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name, secret.test(name) ? '…' : value]),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
