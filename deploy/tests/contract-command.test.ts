/** The report on a server reaches the API through the shipped files and a certificate of a private authority. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { runCommand } from '../../contract-tests/support/run-command';
import { demoLogin } from '../../contract-tests/support/sessions';
import { createBackend } from '../../mocks/server/backend';
import { createServer } from '../../mocks/server/server';
import { startNginx } from './support/nginx-host';

it('--ca makes a certificate valid that is not valid otherwise', async () => {
  const api = createServer(createBackend()).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  const { port } = api.address() as AddressInfo;
  const host = await startNginx({ root: inject('site'), apiPort: port });
  const report = await mkdtemp(join(tmpdir(), 'portal-contract-'));
  try {
    const { email, password } = demoLogin('Ana');
    const user = ['--login', email, '--password', password, '--only', 'managers'];
    const args = ['--url', host.origin, ...user, '--report', report];
    const [code, text] = await runCommand(...args);
    expect([code, text]).toEqual([2, expect.stringContaining('certificate')]);
    const met = [0, expect.stringContaining(' 0 not met')];
    expect(await runCommand(...args, '--ca', host.certificate)).toEqual(met);
  } finally {
    await rm(report, { recursive: true, force: true });
    await host.close();
    api.close();
    api.closeAllConnections();
  }
}, 60_000);
