/** The command against a host whose certificate authority no browser knows. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { expect, it } from 'vitest';
import { createBackend } from '../../mocks/server/backend';
import { createServer } from '../../mocks/server/server';
import { runCommand as run } from '../support/run-command';
import { demoLogin } from '../support/sessions';

it('trusts the certificate authority of --ca, and no unknown one', async () => {
  const pem = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const app = createServer(createBackend());
  const server = https
    .createServer({ key: pem.private, cert: pem.cert }, app)
    .listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const folder = mkdtempSync(join(tmpdir(), 'portal-contract-'));
  const ca = join(folder, 'ca.pem');
  writeFileSync(ca, pem.cert);
  try {
    const { email, password } = demoLogin('Ana');
    const url = `https://localhost:${typeof address === 'object' ? address?.port : ''}`;
    const args = ['--url', url, '--login', email, '--password', password, '--only', 'managers'];
    const [code, text] = await run(...args, '--report', folder);
    expect([code, text]).toEqual([2, expect.stringMatching(/certificate/i)]);
    const met = [0, expect.stringContaining(' 0 not met')];
    expect(await run(...args, '--report', folder, '--ca', ca)).toEqual(met);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    server.close();
    server.closeAllConnections();
  }
}, 60_000);
