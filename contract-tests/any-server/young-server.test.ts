/** The report on a server that has four operations yet: short, and the others apart from what is wrong. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { expect, it } from 'vitest';
import { createBackend } from '../../mocks/server/backend';
import { createServer } from '../../mocks/server/server';
import { runCommand } from '../support/run-command';
import { demoLogin } from '../support/sessions';

const there = /^\/api\/(auth\/v1\/(login|logout|profile)|portal-user\/v2\/allowed_pages)$/;

it('a server of four operations gets a report of fewer than 60 lines', async () => {
  const backend = createServer(createBackend());
  // Without a route, express answers 404 with an HTML page.
  const server = express()
    .use((request, response, next) =>
      there.test(request.path) ? backend(request, response, next) : next(),
    )
    .listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'portal-contract-'));
  try {
    const { email, password } = demoLogin('Ana');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const login = ['--login', email, '--password', password];
    const [, text] = await runCommand('--url', url, ...login, '--report', folder);
    const lines = text.trim().split('\n');
    expect(lines.length, text).toBeLessThan(60);
    const [last] = lines.filter((line) => line.startsWith('operations: '));
    expect(last).toMatch(/^operations: [1-9]\d* met, [0-9] not met, [2-9]\d not there/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    server.close();
    server.closeAllConnections();
  }
}, 120_000);
