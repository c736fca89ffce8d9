import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

/** Runs the command with a registry that knows of no fault. @returns what it printed, and the packages it asked for */
async function askedWith(env: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const registry = createServer(async (request, response) => {
    const body = gunzipSync(await buffer(request)).toString();
    asked.push(...Object.keys(JSON.parse(body) as object));
    response.setHeader('Content-Type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  const command = spawn(process.execPath, ['--import', 'tsx', 'scripts/advisories.ts'], {
    env: { ...process.env, ...env, npm_config_registry: `http://127.0.0.1:${port}/` },
  });
  const [said] = await Promise.all([buffer(command.stdout), once(command, 'close')]);
  registry.close();
  return { said: said.toString(), asked };
}

it('the tools are asked for too, also where packages of development are left out', async () => {
  const { said, asked } = await askedWith({ NODE_ENV: 'production' });
  expect(said).toBe('No advisory applies to the packages.\n');
  expect(asked).toEqual(expect.arrayContaining(['react', 'vite']));
});
