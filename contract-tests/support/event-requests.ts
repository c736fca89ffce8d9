import type { Operation } from '../../contract/checker/description';
import { exampleRequest } from '../../contract/requests/example-request';
import type { Call } from '../../contract/requests/send-request';

/** A fault that Ana has reported. */
const own = 'N-2026-00112';
/** An open fault of this place and kind exists. */
const similar = { kraj: 'vhod', vhod: 'Javorjeva ulica 12', panoga: 'elektrika' };

/** A request that makes a writing operation of events answer with a status; with 409 nothing changes. */
export function eventRequest(operation: Operation, status: number): Call {
  if (status !== 409 || operation.id === 'confirmFault') return exampleRequest(operation);
  if (operation.id === 'addMeToo')
    return exampleRequest(operation, { parameters: { st_prijave: own } });
  const request = exampleRequest(operation);
  return { ...request, json: { ...Object(request.json), ...similar } };
}
