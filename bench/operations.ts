/** Calls every GET operation in turn, in the demo world and in the large one. */

import { type Findings, note, requestFor } from '../contract/any-server/findings';
import { loadOperations, type Operation } from '../contract/checker/description';
import type { WorldSize } from '../mocks/generated/size';
import { type BackendProcess, startBackendProcess } from './support/backend-process';
import type { RunBench } from './support/bench';
import { quantile, table } from './support/figures';

/** The measurements of an operation. */
interface Measured {
  readonly latencies: readonly number[];
  readonly bytes: number;
  readonly errors: number;
}

const nothing: Measured = { latencies: [], bytes: 0, errors: 0 };

/** The limits for one operation: calls, and milliseconds after which no further call is made. */
const most = { calls: 100, time: 1500 } as const;

export const run: RunBench = async ({ world }) => {
  const operations = (await loadOperations()).filter(
    ({ method, id }) => method === 'GET' && id !== 'logout',
  );
  const demo = await measureAll(operations);
  const large = await measureAll(operations, world);
  console.log(
    table([heading, ...operations.map(({ id }) => [id, ...cells(demo, id), ...cells(large, id)])]),
  );
  console.log('(– was not called, its id is in no answer)');
  console.log('(ms; p99 is the slowest call where there were fewer than a hundred)');
  const all = [...demo.values(), ...large.values()];
  return all.reduce((sum, { errors }) => sum + errors, 0);
};

const heading = ['operation', 'demo: median', 'p99', 'kB', 'large: median', 'p99', 'kB'];

async function measureAll(operations: readonly Operation[], world?: WorldSize) {
  const measured = new Map<string, Measured>();
  const backend = await startBackendProcess(world);
  try {
    const findings: Findings = new Map();
    note(findings, backend.login);
    // An id may appear in the answer of a later operation.
    for (let round = 0; round < 4; round += 1) {
      for (const operation of operations) {
        if (measured.has(operation.id)) continue;
        const request = requestFor(operation, 'portal', findings);
        if (request)
          measured.set(operation.id, await measure(backend, operation, request.path, findings));
      }
    }
  } finally {
    backend.stop();
  }
  return measured;
}

async function measure(
  { url, token }: BackendProcess,
  { mayBeMissing }: Operation,
  path: string,
  findings: Findings,
): Promise<Measured> {
  const headers = { Authorization: `Bearer ${token}` };
  const latencies: number[] = [];
  let [bytes, errors, spent] = [0, 0, 0];
  while (latencies.length < most.calls && spent < most.time) {
    const began = performance.now();
    const answer = await fetch(`${url}${path}`, { headers });
    const body = await answer.arrayBuffer();
    const took = performance.now() - began;
    latencies.push(took);
    spent += took;
    bytes = body.byteLength;
    if (!answer.ok && !(mayBeMissing && answer.status === 404)) errors += 1;
    const isJson = answer.headers.get('Content-Type')?.startsWith('application/json');
    if (latencies.length === 1 && isJson) note(findings, JSON.parse(Buffer.from(body).toString()));
  }
  return { latencies, bytes, errors };
}

function cells(measured: ReadonlyMap<string, Measured>, id: string): string[] {
  const { latencies, bytes, errors } = measured.get(id) ?? nothing;
  // Its id is in no answer to a GET: it comes by e-mail, or with the answer to a change.
  if (latencies.length === 0) return ['–', '', ''];
  if (errors > 0) return ['error', '', ''];
  const figures = [quantile(latencies, 0.5), quantile(latencies, 0.99), bytes / 1000];
  return figures.map((figure) => figure.toFixed(1));
}
