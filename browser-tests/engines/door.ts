/**
 * A server in front of the portal that can hold or answer calls, because the drivers cannot. Each door has a separate
 * origin and a separate demo world, so that a test cannot see what another has stored in the browser or on the server.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createBackend } from '../../mocks/server/backend';
import { createServer as createApi } from '../../mocks/server/server';
import { findFreePort } from '../../scripts/port';

/** A call of the API as the door has seen it. */
export interface SeenCall {
  readonly method: string;
  readonly url: string;
  readonly hasToken: boolean;
  /** Which tabs ask is not known; in ms since the start of the process, like the end. */
  readonly at: number;
  /** When the browser broke the connection before it had the answer. */
  brokenAt?: number;
}

/** What a door does with a call in place of the portal's server. */
export type Rule = 'hold' | { readonly status: number; readonly body: unknown };

/** An open door. */
export interface Door {
  readonly origin: string;
  /** The calls of the API so far. */
  readonly calls: readonly SeenCall[];
  /** Holds or answers the calls whose path ends so, from now on. */
  readonly rule: (end: string, rule: Rule) => void;
  /** Removes the rules. */
  readonly clear: () => void;
  readonly close: () => Promise<void>;
}

/** Opens a door to a portal at an address of this machine, with a separate backend. */
export async function openDoor(portal: string): Promise<Door> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const calls: SeenCall[] = [];
  const rules = new Map<string, Rule>();
  const api = createApi(createBackend());

  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', origin);
    if (!url.pathname.startsWith('/api/')) return pass(portal, incoming, outgoing);
    note(incoming, outgoing, url.href, calls);
    const rule = [...rules].find(([end]) => url.pathname.endsWith(end))?.[1];
    if (rule === undefined) api(incoming, outgoing);
    else if (rule !== 'hold') {
      outgoing.writeHead(rule.status, { 'content-type': 'application/json; charset=utf-8' });
      outgoing.end(JSON.stringify(rule.body));
    }
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    origin,
    calls,
    rule: (end, rule) => void rules.set(end, rule),
    clear: () => rules.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function note(
  { method = '', headers }: IncomingMessage,
  outgoing: ServerResponse,
  url: string,
  calls: SeenCall[],
): void {
  const hasToken = headers.authorization !== undefined;
  const call: SeenCall = { method, url, hasToken, at: performance.now() };
  calls.push(call);
  outgoing.on('close', () => {
    if (!outgoing.writableEnded) call.brokenAt = performance.now();
  });
}

function pass(portal: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming;
  const onward = request(new URL(url ?? '/', portal), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}
