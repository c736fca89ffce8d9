/**
 * `npm run planted`: breaks the backend in one way at a time and runs the contract tests for any server on it, first
 * without `--write`, and with it when they find nothing. It prints which check finds each fault, names each fault that
 * they do not find, and fails. `-- password` plants only the faults with that word in their name.
 */
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { plantedBackendFaults } from '../contract-tests/planted/backend-faults';
import { deliveryFaults } from '../contract-tests/planted/delivery-faults';
import { plantedEventFaults } from '../contract-tests/planted/event-faults';
import { type PlantedFault, plantedFaults } from '../contract-tests/planted/faults';
import { freshFaults } from '../contract-tests/planted/fresh-faults';
import { handoverFaults, offerFaults } from '../contract-tests/planted/handover-faults';
import { plantedMeaningFaults } from '../contract-tests/planted/meaning-faults';
import { plantedVoteFaults } from '../contract-tests/planted/vote-faults';
import { plantedWriteFaults } from '../contract-tests/planted/write-faults';
import { type Backend, createBackend } from '../mocks/server/backend';
import { createServer } from '../mocks/server/server';
import { DEMO_LOGINS } from '../mocks/world/seed';
import { Problem, stopWith } from '../scripts/problem';

async function serveWith(answer?: PlantedFault['answer']) {
  const backend = createBackend();
  const faulty: Backend = {
    ...backend,
    handle: (request, source) =>
      answer ? answer(request, backend.handle) : backend.handle(request, source),
  };
  const server = createServer(faulty).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** The first check that fails on a server; `undefined` when all pass. */
async function failingCheck(url: string, write: boolean): Promise<string | undefined> {
  const [first, second] = DEMO_LOGINS;
  const env = {
    ...process.env,
    CONTRACT_URL: url,
    CONTRACT_LOGIN: first?.email,
    CONTRACT_PASSWORD: first?.password,
    CONTRACT_LOGIN_2: second?.email,
    CONTRACT_PASSWORD_2: second?.password,
    CONTRACT_WRITE: String(write),
  };
  const args = ['run', '--config', 'contract/vitest.config.ts', '--bail=1', '--reporter=json'];
  const child = spawn('vitest', args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env,
    shell: process.platform === 'win32',
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return code === 0 ? undefined : (firstFailure(text) ?? 'the suite itself failed');
}

/** The name of the first failed test in Vitest's report. */
function firstFailure(report: string): string | undefined {
  const { testResults = [] }: Report = JSON.parse(report.slice(report.indexOf('{')));
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  return failed?.fullName;
}

interface Report {
  readonly testResults?: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

async function foundWith(
  answer: PlantedFault['answer'] | undefined,
  write: boolean,
): Promise<string | undefined> {
  const { url, close } = await serveWith(answer);
  try {
    return await failingCheck(url, write);
  } finally {
    close();
  }
}

const wanted = process.argv[2] ?? '';
const faults = [
  ...plantedFaults,
  ...plantedMeaningFaults,
  ...plantedBackendFaults,
  ...freshFaults,
  ...plantedVoteFaults,
  ...plantedEventFaults,
  ...handoverFaults,
  ...offerFaults,
  ...deliveryFaults,
  ...plantedWriteFaults,
].filter(({ name }) => name.includes(wanted));
if (faults.length === 0) stopWith(new Problem(`No planted fault has "${wanted}" in its name.`));
const complaint = await foundWith(undefined, true);
if (complaint !== undefined) {
  console.error(`The contract tests fail on the unchanged backend: ${complaint}`);
  process.exit(1);
}
const counts = { 'found      ': 0, 'with --write': 0, 'SURVIVED   ': 0 };
for (const { name, answer } of faults) {
  const plain = await foundWith(answer, false);
  const by = plain ?? (await foundWith(answer, true));
  const outcome =
    by === undefined ? 'SURVIVED   ' : plain === undefined ? 'with --write' : 'found      ';
  counts[outcome] += 1;
  console.log(`${outcome}  ${name}${by === undefined ? '' : `  ← ${by}`}`);
}
const found = counts['found      '];
console.log(
  `${found} of ${faults.length} planted faults found without --write, ${found + counts['with --write']} with it`,
);
process.exitCode = counts['SURVIVED   '] > 0 ? 1 : 0;
