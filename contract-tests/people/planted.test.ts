/** The description refuses wrong sums, signatures and what is not the reader's (`npm run planted` shows the same for the kit). */
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../contract/checker/checker';
import { loadOperations } from '../../contract/checker/description';
import { clocksOf } from '../../contract/checker/server-clock';
import { createBackend } from '../../mocks/server/backend';
import { deliveryFaults } from '../planted/delivery-faults';
import type { PlantedFault } from '../planted/faults';
import { handoverFaults } from '../planted/handover-faults';
import { inProcess } from '../support/target';

const operations = await loadOperations();
const backend = createBackend();
const token = await backend.tokens.issue({
  userId: 4821,
  manager: 'zelenigaj',
  codePayer: '104217',
});

/** How the description takes Ana's answer. */
async function breachesOf(id: string, path: string, answer: PlantedFault['answer']) {
  const operation = operations.find((each) => each.id === id);
  if (!operation) throw new Error(`there is no ${id}`);
  const headers = { Authorization: `Bearer ${token}` };
  const request = new Request(`http://x/api/portal-user/v2/${path}`, { headers });
  const came = await answer(request, backend.handle);
  const body = new Uint8Array(await came.arrayBuffer());
  const contentType = came.headers.get('Content-Type');
  return checkAnswer(operation, {
    status: came.status,
    contentType,
    body,
    clocks: clocksOf(came.headers),
  });
}

describe.runIf(inProcess).each([
  ['listHandovers', 'handovers', handoverFaults],
  ['getDelivery', 'delivery/104217', deliveryFaults],
] as const)('%s', (id, path, faults) => {
  it('is right as the backend answers it', async () => {
    expect(await breachesOf(id, path, (request, next) => next(request))).toEqual([]);
  });

  it.each(faults)('is refused with $name', async ({ answer }) => {
    expect(await breachesOf(id, path, answer)).not.toEqual([]);
  });
});
