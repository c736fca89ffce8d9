import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Credentials } from './credentials';

const redocly = fileURLToPath(
  new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url),
);
const flows = fileURLToPath(new URL('flows.arazzo.yaml', import.meta.url));

/** Follows the flows of flows.arazzo.yaml on a server. @returns whether respect found nothing wrong */
export function testByRespect(url: string, { email, password }: Credentials): Promise<boolean> {
  const inputs = ['--input', `email=${email}`, '--input', `password=${password}`];
  const args = [redocly, 'respect', flows, ...inputs, '--server', `portal=${url}`];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off' };
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
    child.on('error', fail);
    child.on('exit', (code) => done(code === 0));
  });
}
