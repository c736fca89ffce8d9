import { randomUUID } from 'node:crypto';
import type { Operation } from '../../contract/checker/description';
import { exampleRequest } from '../../contract/requests/example-request';
import type { Call } from '../../contract/requests/send-request';
import type { Backend } from '../../mocks/server/backend';

const ana = 'zelenigaj/104217';
/** An ended decision in which Ana has voted. */
const ended = '9105';

/** Makes a code valid, as if it had been sent to Ana. @param napacnih how many wrong ones came before */
export function plantCode({ db }: Backend, decision: number, koda: string, napacnih = 0): void {
  const key = `${decision}/${ana}`;
  db.votingCode.delete({ where: { key: { equals: key } } });
  db.votingCode.create({ key, koda, velja_do: Date.now() + 600_000, napacnih });
}

/** A request that makes a writing operation of decisions answer with a status. */
export function decisionRequest(backend: Backend, operation: Operation, status: number): Call {
  const parameters = { id_odlocitve: ended };
  if (status === 409) {
    const key = `${ended}/${ana}`;
    const proxy = { key, id_odlocitve: 9105, ime_priimek: 'Eva Kos', naslov: 'Gaj 1', dano: '' };
    backend.db.proxy.delete({ where: { key: { equals: key } } });
    if (operation.id === 'revokeProxy') backend.db.proxy.create(proxy);
    return exampleRequest(operation, { parameters });
  }
  if (operation.id !== 'castVotes') return exampleRequest(operation);
  const request = { ...exampleRequest(operation), headers: { 'Idempotency-Key': randomUUID() } };
  if (status !== 429) {
    plantCode(backend, 9101, Object(request.json).potrditvena_koda);
    return request;
  }
  plantCode(backend, 9106, '000000', 2);
  const glasovi = [91061, 91062].map((id_predloga) => ({ id_predloga, glas: 'za' }));
  const { path } = exampleRequest(operation, { parameters: { id_odlocitve: '9106' } });
  return { ...request, path, json: { glasovi, potrditvena_koda: '482913' } };
}
