/**
 * A right server whose rows and fields come in another order than the demo's passes the suite for any server:
 * for an owner and a tenant, and for a person whom the owner has invited and a payer without a bill, by a token.
 */
import { beforeAll, describe } from 'vitest';
import { describeReading } from '../../contract/any-server/reading';
import { createBackend } from '../../mocks/server/backend';
import { anaGarage } from '../support/rare-world';
import { demoLogin, tokenAt } from '../support/sessions';
import { listen, type Target } from '../support/target';

/** Fields have no order, so a server may send an object's lists before its own values. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, part]) => [name, reversed(part)] as const);
  return Object.fromEntries(fields.reverse());
}

const backend = createBackend();
// The newest handover is of a unit that is not the payer's.
const other = { id_predaje: { equals: 703 } };
backend.db.handover.update({ where: other, data: { ustvarjeno_ob: '2026-11-19T08:00:00+01:00' } });
const handle: typeof backend.handle = async (request, source) => {
  const answer = await backend.handle(request, source);
  const { status, headers } = answer;
  if (!headers.get('Content-Type')?.startsWith('application/json')) return answer;
  const json: unknown = await answer.json();
  // Forms have no order: the last one is without a PDF.
  if (request.url.endsWith('/v2/forms') && Array.isArray(json)) json.reverse();
  return Response.json(reversed(json), { status, headers });
};

let target: Target | undefined;
let token = '';
const server = {
  get url() {
    if (!target) throw new Error('the server has not started');
    return target.url;
  },
};
beforeAll(async () => {
  target = await listen({ ...backend, handle });
  token = await tokenAt(target.url, 'Ana', anaGarage);
  return () => target?.close();
});

describe('an owner and a tenant', () => {
  const [first, second] = [demoLogin('Ana'), demoLogin('Rok')];
  describeReading(server, { product: 'portal', first, second, write: false });
});

describe('a person whom the owner has invited, and a payer without a bill', () => {
  const user = { email: '', password: '' };
  const second = Object.defineProperty(user, 'token', { get: () => token });
  describeReading(server, { product: 'portal', first: demoLogin('Marko'), second, write: false });
});
