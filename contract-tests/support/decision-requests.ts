import { randomUUID } from 'node:crypto';
import type { Operation } from '../../contract/checker/description';
import { exampleRequest } from '../../contract/requests/example-request';
import type { Call } from '../../contract/requests/send-request';
import type { Backend } from '../../mocks/server/backend';

const ana = 'zelenigaj/104217';

/** Makes a code valid, as if it had been sent to Ana. @param napacnih how many wrong ones came before */
export function plantCode({ db }: Backend, decision: number, koda: string, napacnih = 0): void {
  const key = `${decision}/${ana}`;
  db.votingCode.delete({ where: { key: { equals: key } } });
  db.votingCode.create({ key, koda, velja_do: Date.now() + 600_000, napacnih });
}

/** A request that makes a writing operation of decisions succeed. */
export function decisionRequest(backend: Backend, operation: Operation): Call {
  if (operation.id !== 'castVotes') return exampleRequest(operation);
  const request = { ...exampleRequest(operation), headers: { 'Idempotency-Key': randomUUID() } };
  plantCode(backend, 9101, Object(request.json).potrditvena_koda);
  return request;
}
