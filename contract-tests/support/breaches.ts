import { checkAnswer } from '../../contract/checker/checker';
import { loadOperations } from '../../contract/checker/description';
import { clocksOf } from '../../contract/checker/server-clock';
import { createBackend } from '../../mocks/server/backend';
import type { PlantedFault } from '../planted/faults';

const operations = await loadOperations();
const backend = createBackend();
const ana = { userId: 4821, manager: 'zelenigaj', codePayer: '104217' };
const token = await backend.tokens.issue(ana);

/**
 * What the description refuses in the answer to a GET of Ana's.
 * @param id of the operation
 * @param path of the call, after `portal-user/v2/`
 * @param answer the fault of the server; without one the backend answers
 */
export async function breachesOf(
  id: string,
  path: string,
  answer: PlantedFault['answer'] = (request, next) => next(request),
) {
  const operation = operations.find((each) => each.id === id);
  if (!operation) throw new Error(`there is no ${id}`);
  const headers = { Authorization: `Bearer ${token}` };
  const request = new Request(`http://x/api/portal-user/v2/${path}`, { headers });
  const came = await answer(request, backend.handle);
  const body = new Uint8Array(await came.arrayBuffer());
  const contentType = came.headers.get('Content-Type');
  const plain = { status: came.status, contentType, body, clocks: clocksOf(came.headers) };
  return checkAnswer(operation, plain);
}
