/** `npm run backend`: the stateful backend by itself, on port 4000 unless PORT says otherwise. */
import { createBackend } from '../mocks/backend';
import { createServer } from '../mocks/server';
import { demoLogins } from './backend';
import { assertPortFree, readPort } from './port';
import { stopWith } from './problem';

try {
  const port = readPort(process.env.PORT ?? '4000');
  await assertPortFree(port);
  createServer(createBackend()).listen(port);
  console.log(`Backend: http://localhost:${port}/api  ·  ${await demoLogins()}`);
} catch (error) {
  stopWith(error);
}
