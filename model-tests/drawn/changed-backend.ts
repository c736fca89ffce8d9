import { loadOperations, type Operation } from '../../contract/checker/description';
import { createFinder } from '../../contract/checker/find-operation';
import type { JsonSchema } from '../../contract/checker/raw-document';
import { createBackend } from '../../mocks/server/backend';
import { DEMO_LOGINS } from '../../mocks/world/seed';
import type { Login } from '../../src/domain/api-types';
import { today } from '../../src/domain/dates/today';
import type { Send } from './drawn-portal';

/** An answer that replaces another one. */
export interface Changed {
  readonly status?: number;
  readonly body: unknown;
}

/** Changes the successful JSON answer of an operation. */
export type Change = (operation: Operation, schema: JsonSchema, body: unknown) => Changed;

const backend = createBackend();
const find = createFinder(await loadOperations());

function post(path: string, body: unknown, token?: string): Promise<Response> {
  const headers = {
    'Content-Type': 'application/json',
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return backend.handle(new Request(`http://portal.test/api/${path}`, request));
}

/** A login of the demo's owner with three contexts, all pages allowed, and a reported change of persons. */
export async function logInAtBackend(): Promise<Login> {
  const { email, password } = DEMO_LOGINS[0] ?? {};
  const login: Login = await (await post('auth/v1/login', { email, password })).json();
  const change = {
    inventarna_stevilka: '0137014',
    st_oseb: 4,
    st_psov: 1,
    velja_od: today(),
    prazna: false,
    opomba: null,
    izjava: true,
  };
  const path = 'portal-user/v2/registered_number/change';
  const reported = await post(path, change, login.token_string);
  // Files of one worker share modules: another file may already have reported the change.
  if (!reported.ok && reported.status !== 409) throw new Error(await reported.text());
  return login;
}

/** The stateful backend with changed answers. */
export function changedBackend(change: Change): Send {
  return async (request) => {
    const found = find(request.method, new URL(request.url).pathname);
    const answer = await backend.handle(request);
    if (found.kind !== 'operation' || !answer.ok) return answer;
    const schema = found.operation.responses.get(answer.status)?.['application/json']?.schema;
    if (!schema) return answer;
    const { status = answer.status, body } = change(found.operation, schema, await answer.json());
    const { headers } = answer;
    return new Response(status === 204 ? null : JSON.stringify(body), { status, headers });
  };
}
