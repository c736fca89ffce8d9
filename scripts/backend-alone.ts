/**
 * `npm run backend [-- --still --units 10000 --managers 500 --open-items 50000 …]`: the stateful backend alone, on port
 * 4000 or the port in PORT. With a flag of a generated world (world-flags.ts) it has one more login.
 */
import { announceMail, createDemoServer, demoLogins, startBackend } from './backend';
import { assertPortFree, readPort } from './port';
import { stopWith } from './problem';
import { readBackendFlags } from './world-flags';

try {
  const port = readPort(process.env.PORT ?? '4000');
  const { world, requestLife } = readBackendFlags(process.argv.slice(2));
  await assertPortFree(port);
  const backend = await startBackend(world, requestLife);
  (await createDemoServer(backend)).listen(port);
  const url = `http://localhost:${port}`;
  announceMail(backend, url);
  const logins = await demoLogins(world !== undefined);
  console.log(`Backend: ${url}/api  ·  ${logins}  ·  mail: ${url}/demo`);
} catch (error) {
  stopWith(error);
}
