/**
 * `npm run backend [-- --units 10000 --managers 500 --open-items 50000 …]`: the stateful backend by itself, on port
 * 4000 unless PORT says otherwise. With a flag of a generated world (world-flags.ts) it has one more login.
 */
import { createServer } from '../mocks/server';
import { demoLogins, startBackend } from './backend';
import { assertPortFree, readPort } from './port';
import { stopWith } from './problem';
import { readWorldFlags } from './world-flags';

try {
  const port = readPort(process.env.PORT ?? '4000');
  const world = readWorldFlags(process.argv.slice(2));
  await assertPortFree(port);
  createServer(await startBackend(world)).listen(port);
  const logins = await demoLogins(world !== undefined);
  console.log(`Backend: http://localhost:${port}/api  ·  ${logins}`);
} catch (error) {
  stopWith(error);
}
