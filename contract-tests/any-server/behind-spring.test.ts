/**
 * A right server under a base path, with the default headers of Spring Security, with fields that the description does
 * not have, and without the headers that need not be, passes
 * the suite for any server.
 */
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { afterAll, beforeAll } from 'vitest';
import { describeReading } from '../../contract/any-server/reading';
import { createBackend } from '../../mocks/server/backend';
import { createServer } from '../../mocks/server/server';
import { demoSettings } from './demo-settings';

const BASE = '/portal/test';

const springHeaders = {
  'Cache-Control': 'no-cache, no-store, max-age=0, must-revalidate',
  Pragma: 'no-cache',
  Expires: '0',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-XSS-Protection': '0',
};

/** Sets the headers last, so that they replace those of the backend. */
const asSpring: RequestHandler = (_request, response, next) => {
  const { writeHead } = response;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    response.setHeaders(new Map(Object.entries(springHeaders)));
    response.removeHeader('Portal-Contract-Version');
    // Its day then shows only in its rows.
    response.removeHeader('Portal-Date');
    return writeHead.apply(response, args);
  }) as typeof writeHead;
  next();
};

const backend = createBackend();
const handle: typeof backend.handle = async (request, source) => {
  const answer = await backend.handle(request, source);
  const { status, headers } = answer;
  if (!headers.get('Content-Type')?.startsWith('application/json')) return answer;
  const json: unknown = await answer.json();
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  return Response.json(isObject ? { ...json, sled: 'a1b2' } : json, { status, headers });
};

const server = express()
  .use(BASE, asSpring, createServer({ ...backend, handle }))
  .listen(0, '127.0.0.1');
beforeAll(async () => {
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

describeReading(
  {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`;
    },
  },
  { ...demoSettings, write: false },
);
