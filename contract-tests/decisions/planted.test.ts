/** The description refuses wrong tallies, results and terms (`npm run planted` shows the same for the kit). */
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../contract/checker/checker';
import { loadOperations } from '../../contract/checker/description';
import { clocksOf } from '../../contract/checker/server-clock';
import { createBackend } from '../../mocks/server/backend';
import type { PlantedFault } from '../planted/faults';
import { voteAnswerFaults } from '../planted/vote-faults';
import { inProcess } from '../support/target';

const ids = [9101, 9102, 9103, 9104, 9105, 9106, 9107, 9108, 9109, 9110, 9201];
const operation = (await loadOperations()).find(({ id }) => id === 'getDecision');
const backend = createBackend();
const token = await backend.tokens.issue({
  userId: 4821,
  manager: 'zelenigaj',
  codePayer: '104217',
});

/** How many of Ana's decisions break the description. */
async function brokenBy(answer: PlantedFault['answer']): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const broken = ids.map(async (id) => {
    const request = new Request(`http://x/api/portal-user/v2/decision/${id}`, { headers });
    const came = await answer(request, backend.handle);
    const body = new Uint8Array(await came.arrayBuffer());
    const contentType = came.headers.get('Content-Type');
    const plain = { status: came.status, contentType, body, clocks: clocksOf(came.headers) };
    return operation ? checkAnswer(operation, plain).length > 0 : false;
  });
  return (await Promise.all(broken)).filter(Boolean).length;
}

describe.runIf(inProcess)('the description', () => {
  it('takes the answers of the backend', async () => {
    expect(await brokenBy((request, next) => next(request))).toBe(0);
  });

  it.each(voteAnswerFaults)('V04 refuses $name', async ({ answer }) => {
    expect(await brokenBy(answer)).toBeGreaterThan(0);
  });
});
