import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRequest } from './send-request';

const server = createServer((request, response) => {
  if (request.url !== '/silent') response.end('ok');
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

it('a server that is silent is named with the time it had', async () => {
  const silent = sendRequest(url, { method: 'GET', path: '/silent' }, 50);
  await expect(silent).rejects.toThrow('GET /silent is not answered within 0.05 s.');
});

it('an answer comes through', async () => {
  const answer = await sendRequest(url, { method: 'GET', path: '/' });
  expect(await answer.text()).toBe('ok');
});
