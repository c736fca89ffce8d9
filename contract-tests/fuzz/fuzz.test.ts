/**
 * Generated calls of all operations (`threats.md` L14): whatever is asked, stateful backend and Prism answer with a
 * status that is described and a body that fits it. `npm run contract:fuzz -- --calls 10000 --seed 7` does as many.
 */
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { breachText, checkAnswer } from '../../contract/checker/checker';
import { loadOperations } from '../../contract/checker/description';
import { type Backend, createBackend } from '../../mocks/server/backend';
import { type Call, send } from '../support/call';
import { startMock } from '../support/prism';
import { listen, type Target } from '../support/target';
import { callsOf, type FuzzedCall } from './calls';

const CALLS = Number(process.env.CALLS ?? 300);
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };

const operations = await loadOperations();
const byId = new Map(operations.map((operation) => [operation.id, operation]));
const calls: Arbitrary<FuzzedCall> = fc.oneof(...operations.map(callsOf));

const ana = { userId: 4821, manager: 'zelenigaj', codePayer: '104217' };
const rok = { userId: 4822, manager: 'zelenigaj', codePayer: '104388' };

let backend: Backend;
let target: Target;
let mock: Target;

beforeAll(async () => {
  backend = createBackend({ report: () => undefined });
  target = await listen(backend);
  mock = await startMock();
});
afterAll(async () => {
  await target.close();
  await mock.close();
});

/** Made anew for each call, as a call before may have ended its session. */
async function tokenFor({ token }: FuzzedCall): Promise<string | undefined> {
  if (token === 'own') return backend.tokens.issue(ana);
  if (token === 'other') return backend.tokens.issue(rok);
  return token === 'forged' ? 'e30.e30.forged' : undefined;
}

interface Answered {
  readonly status: number;
  readonly contentType: string | null;
  readonly body: Uint8Array;
}

async function ask(url: string, call: Call): Promise<Answered> {
  const answer = await send(url, call);
  const body = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, contentType: answer.headers.get('content-type'), body };
}

/** What is wrong with an answer. A failure of the server is described as well, but nothing may bring it about. */
function breachesOf(id: string, answer: Answered): string[] {
  const operation = byId.get(id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  const failed = answer.status >= 500 ? [`${answer.status} ${textOf(answer)}`] : [];
  return [...checkAnswer(operation, answer).map(breachText), ...failed];
}

const textOf = ({ body }: Answered) => new TextDecoder().decode(body);

/** Prism refuses what it can not read, such as a body that is no JSON, before it looks at the description. */
const isPrismsOwn = (id: string, { status }: Answered) =>
  status >= 400 && status < 500 && !byId.get(id)?.responses.has(status);

async function hold(holds: (fuzzed: FuzzedCall, call: Call) => Promise<void>): Promise<void> {
  const property = fc.asyncProperty(calls, async (fuzzed) => {
    await holds(fuzzed, { ...fuzzed.call, token: await tokenFor(fuzzed) });
  });
  await fc.assert(property, { numRuns: CALLS, ...SEED });
}

test(`L14 the stateful backend answers ${CALLS} generated calls by the description`, async () => {
  await hold(async ({ id }, call) => {
    expect(breachesOf(id, await ask(target.url, call))).toEqual([]);
  });
}, 3_600_000);

test(`L14 Prism answers ${CALLS} generated calls by the description`, async () => {
  await hold(async ({ id }, call) => {
    const answer = await ask(mock.url, call);
    if (!isPrismsOwn(id, answer)) {
      expect(breachesOf(id, answer), textOf(answer)).toEqual([]);
      return;
    }
    // What Prism refuses so, the backend must refuse too, in the words of the description.
    const { status } = await ask(target.url, call);
    expect(status, textOf(answer)).toBeGreaterThanOrEqual(400);
  });
}, 3_600_000);
