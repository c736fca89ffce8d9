import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadOperations, type Operation } from '../../contract/checker/description';
import { allPassed } from './all-passed';
import type { Credentials } from './credentials';

/** Its package has 85 MB, so it is no dependency of the project: npm fetches this version when it is asked for. */
const SPECMATIC = 'specmatic@2.55.1';
const description = fileURLToPath(new URL('../../openapi/portal.yaml', import.meta.url));

/** Sends every GET call that needs no id to a server. @returns whether Specmatic found nothing wrong */
export async function testBySpecmatic(url: string, user: Credentials): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-strangers-'));
  try {
    await writeFile(join(folder, 'specmatic.yaml'), configuration(await tokenAt(url, user)));
    const paths = (await loadOperations()).filter(needsNoId).map(({ path }) => path);
    const filter = `METHOD='GET' && STATUS='200' && PATH='${paths.join(',')}'`;
    const test = ['specmatic', 'test', `--testBaseURL=${url}`, `--filter=${filter}`];
    const args = ['exec', '--yes', `--package=${SPECMATIC}`, '--', ...test];
    return allPassed(await outputOf('npm', args, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Specmatic makes up ids, for which a right server answers 404. */
function needsNoId({ method, responses, parameters }: Operation): boolean {
  const ids = parameters.filter(({ name, required }) => required && name !== 'product');
  return method === 'GET' && responses.has(200) && ids.length === 0;
}

async function tokenAt(url: string, { email, password }: Credentials): Promise<string> {
  const answer = await fetch(`${url}/api/auth/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return Object(await answer.json()).token_string;
}

/** Specmatic reads JSON as YAML. */
function configuration(token: string): string {
  return JSON.stringify({
    version: 2,
    contracts: [{ provides: [description] }],
    security: { OpenAPI: { securitySchemes: { bearer: { type: 'bearer', token } } } },
  });
}

/** What a program writes, which this terminal shows too. */
function outputOf(program: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('error', fail);
    child.on('close', () => done(output));
  });
}
