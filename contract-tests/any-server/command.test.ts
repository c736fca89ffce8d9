/** The command as a backend team runs it: its arguments reach the requests, and its reports are written. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createBackend } from '../../mocks/server/backend';
import { runCommand as run } from '../support/run-command';
import { demoLogin } from '../support/sessions';
import { listen } from '../support/target';

it('sends the token and the header of the command line, and writes the reports', async () => {
  const backend = createBackend();
  const times: number[] = [];
  const handle: typeof backend.handle = async (request, source) => {
    times.push(Date.now());
    if (request.headers.get('X-Api-Key') !== 'k') return new Response('no key', { status: 403 });
    const answer = await backend.handle(request, source);
    if (request.url.endsWith('/unit_details')) answer.headers.set('Deprecation', '@1796083200');
    return answer;
  };
  const { url, close } = await listen({ ...backend, handle });
  const folder = mkdtempSync(join(tmpdir(), 'portal-contract-'));
  try {
    const { email, password } = demoLogin('Ana');
    const opened = await fetch(`${url}/api/auth/v1/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Api-Key': 'k' },
      body: JSON.stringify({ email, password }),
    });
    const { token_string: token } = Object(await opened.json());
    const args = ['--url', url, '--token', token, '--only', 'units', '--report', folder];

    // Without the header each request gets a 403, which the suite would report.
    const [code, text] = await run(...args, '--header', 'X-Api-Key: k', '--pace', '100');
    expect([code, text]).toEqual([0, expect.stringContaining('0 not met')]);
    expect(text).toContain('it needs a login with e-mail and password');
    expect(text).toContain('is deprecated since 2026-12-01');
    expect(text).not.toContain(token);
    expect(times.length).toBeGreaterThan(5);
    expect(Number(times.at(-1)) - Number(times[0])).toBeGreaterThanOrEqual(9 * (times.length - 2));
    const files = ['contract.html', 'contract.xml', 'contract.json'].map((file) =>
      join(folder, file),
    );
    expect(files.map((file) => existsSync(file))).toEqual([true, true, true]);
    expect(readFileSync(join(folder, 'contract.html'), 'utf8')).toContain('listUnits');
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await close();
  }
}, 60_000);

it('says in one line that a password is wrong, with the exit code of a run that did not start', async () => {
  const { url, close } = await listen(createBackend());
  try {
    const { email } = demoLogin('Ana');
    expect(await run('--url', url, '--login', email, '--password', 'Napacno1')).toEqual([
      2,
      `The server refuses ${email} with 401. Check --login and --password.\n`,
    ]);
  } finally {
    await close();
  }
}, 30_000);

it('puts the password back when the server takes no further login, and runs the tests of --write that --only names', async () => {
  const backend = createBackend();
  let isChanged = false;
  const handle: typeof backend.handle = async (request, source) => {
    const { pathname } = new URL(request.url);
    // Fewer operations make the run shorter.
    if (!pathname.startsWith('/api/auth/')) return new Response('', { status: 404 });
    if (isChanged && pathname.endsWith('/login')) return tooMany();
    const answer = await backend.handle(request, source);
    isChanged ||= pathname.endsWith('/change_password') && answer.status === 204;
    return answer;
  };
  const { url, close } = await listen({ ...backend, handle });
  const folder = mkdtempSync(join(tmpdir(), 'portal-contract-'));
  try {
    const { email, password } = demoLogin('Ana');
    const args = ['--url', url, '--login', email, '--password', password, '--report', folder];
    const [, text] = await run(...args, '--write', '--only', 'changePassword');
    expect(text).toContain('makes the new password valid and the old one invalid');
    expect(text).not.toContain('NOT RESTORED');
    expect(isChanged).toBe(true);
    isChanged = false;
    const json = JSON.stringify({ email, password });
    const headers = { 'Content-Type': 'application/json' };
    const login = await fetch(`${url}/api/auth/v1/login`, { method: 'POST', headers, body: json });
    expect(login.status).toBe(200);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await close();
  }
}, 120_000);

it('names what is missing, without starting', async () => {
  const [code, text] = await run('--url', 'https://api.example.si');
  expect([code, text]).toEqual([2, expect.stringContaining('--login and --password, or --token')]);
}, 30_000);

/** The answer of a server that counts tries. */
function tooMany(): Response {
  const error = { title: 'Too Many Requests', status: 429, request_id: '3f2a91bc7d604e1f' };
  const headers = {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Retry-After': '600',
  };
  return Response.json(error, { status: 429, headers });
}
