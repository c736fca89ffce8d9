/**
 * `npm run planted`: breaks the backend in one way at a time and runs the contract tests on it. They must fail
 * with each fault; the command names each fault that they do not find, and fails. `-- password` plants only the faults
 * with that word in their name.
 */
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { type PlantedFault, plantedFaults } from '../contract-tests/planted/faults';
import { plantedMeaningFaults } from '../contract-tests/planted/meaning-faults';
import { plantedWriteFaults } from '../contract-tests/planted/write-faults';
import { type Backend, createBackend } from '../mocks/server/backend';
import { createServer } from '../mocks/server/server';
import { DEMO_LOGINS } from '../mocks/world/seed';

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

/** Whether the contract tests for any server pass on this one. */
function passes(url: string): Promise<boolean> {
  const [first, second] = DEMO_LOGINS;
  const env = {
    ...process.env,
    CONTRACT_URL: url,
    CONTRACT_LOGIN: first?.email,
    CONTRACT_PASSWORD: first?.password,
    CONTRACT_LOGIN_2: second?.email,
    CONTRACT_PASSWORD_2: second?.password,
    CONTRACT_WRITE: 'true',
  };
  const args = ['run', '--config', 'contract/vitest.config.ts', '--bail=1'];
  const child = spawn('vitest', args, {
    stdio: 'ignore',
    env,
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

async function passesWith(answer?: PlantedFault['answer']): Promise<boolean> {
  const { url, close } = await serveWith(answer);
  try {
    return await passes(url);
  } finally {
    close();
  }
}

if (!(await passesWith())) {
  console.error('The contract tests fail on the unchanged backend: run `npm run contract` first.');
  process.exit(1);
}
const wanted = process.argv[2] ?? '';
const faults = [...plantedFaults, ...plantedMeaningFaults, ...plantedWriteFaults].filter(
  ({ name }) => name.includes(wanted),
);
const survivors: string[] = [];
for (const { name, answer } of faults) {
  const survived = await passesWith(answer);
  if (survived) survivors.push(name);
  console.log(`${survived ? 'SURVIVED' : 'found   '}  ${name}`);
}
const found = faults.length - survivors.length;
console.log(`${found} of ${faults.length} planted faults found`);
process.exitCode = survivors.length > 0 ? 1 : 0;
