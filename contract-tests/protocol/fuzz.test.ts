/**
 * Generated calls of all operations (`threats.md` L14): stateful backend and Prism answer each with a described status
 * and a body that fits it. `npm run contract:fuzz -- --calls 10000 --seed 7` makes more calls.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FuzzedCall } from '../../contract/fuzz/calls';
import {
  ask,
  breachesOf,
  isPrismsOwn,
  readFuzzOptions,
  textOf,
  tryCalls,
} from '../../contract/fuzz/fuzz';
import { type Backend, createBackend } from '../../mocks/server/backend';
import { startMock } from '../prism/prism';
import { listen, type Target } from '../support/target';

const options = readFuzzOptions();
const TIMEOUT_MS = 3_600_000;

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

/** The call with its token. Each gets a new one, as an earlier call may have ended the session. */
async function withToken({ call, token }: FuzzedCall) {
  if (token === 'own') return { ...call, token: await backend.tokens.issue(ana) };
  if (token === 'other') return { ...call, token: await backend.tokens.issue(rok) };
  return { ...call, token: token === 'forged' ? 'e30.e30.forged' : undefined };
}

test(
  `L14 the stateful backend answers ${options.calls} generated calls by the description`,
  () =>
    tryCalls(options, async (fuzzed) => {
      const answer = await ask(target.url, await withToken(fuzzed));
      expect(breachesOf(fuzzed.id, answer)).toEqual([]);
    }),
  TIMEOUT_MS,
);

test(
  `L14 Prism answers ${options.calls} generated calls by the description`,
  () =>
    tryCalls(options, async (fuzzed) => {
      const { id } = fuzzed;
      const call = await withToken(fuzzed);
      const answer = await ask(mock.url, call);
      if (!isPrismsOwn(id, answer)) {
        expect(breachesOf(id, answer), textOf(answer)).toEqual([]);
        return;
      }
      // If Prism refuses a call by its own rules, the backend must refuse it too, with an error of the description.
      const { status } = await ask(target.url, call);
      expect(status, textOf(answer)).toBeGreaterThanOrEqual(400);
    }),
  TIMEOUT_MS,
);
