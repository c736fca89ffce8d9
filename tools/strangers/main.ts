/**
 * `npm run contract:strangers`: two tools that know nothing of this project load the description as it is and test the
 * stateful backend by it. respect (Redocly) follows the flows of flows.arazzo.yaml; Specmatic sends every GET call that
 * needs no id. Fails when a tool finds a mismatch or cannot run.
 */
import { spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createBackend } from '../../mocks/server/backend';
import { createServer } from '../../mocks/server/server';
import { DEMO_LOGINS } from '../../mocks/world/seed';
import { Problem, stopWith } from '../../scripts/problem';
import { testByRespect } from './respect';
import { testBySpecmatic } from './specmatic';

const NO_JAVA =
  'Specmatic needs Java 17 or later, and there is no java command. Install it (Debian: apt install ' +
  'openjdk-17-jre-headless), then run npm run contract:strangers again.';

async function run(): Promise<boolean> {
  const [login] = DEMO_LOGINS;
  if (!login) throw new Problem('The demo has no login.');
  const server = createServer(createBackend()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const first = await testByRespect(url, login);
    if (spawnSync('java', ['-version']).status !== 0) throw new Problem(NO_JAVA);
    return (await testBySpecmatic(url, login)) && first;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  stopWith(error);
}
