/** The package as a backend team gets it: its tarball, unpacked into a folder that has nothing else of the project. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createBackend } from '../../mocks/server/backend';
import { runProgram } from '../support/run-command';
import { demoLogin } from '../support/sessions';
import { listen } from '../support/target';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('runs from its tarball against a server', async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  // Inside the project, so that the package finds the dependencies that the project has installed.
  const folder = mkdtempSync(join(root, '.cache/package-'));
  const installed = join(folder, 'node_modules/portal-contract');
  const target = await listen(createBackend());
  try {
    const shell = process.platform === 'win32';
    const pack = ['pack', '--silent', '--pack-destination', folder];
    const printed = execFileSync('npm', pack, { cwd: join(root, 'contract'), shell });
    const tarball = String(printed).trim().split('\n').at(-1) ?? '';
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', join(folder, tarball), '-C', installed, '--strip-components=1']);
    const { email, password } = demoLogin('Ana');
    const program = [join(installed, 'bin/portal-contract.mjs'), '--url', target.url];
    const asked = ['--login', email, '--password', password, '--calls', '5', '--report', folder];
    const [code, text] = await runProgram(process.execPath, [...program, ...asked]);
    expect([code, text]).toEqual([0, expect.stringMatching(/[1-9]\d* met, 0 not met/)]);
    expect(text).toMatch(/Answers have shown: operations \d+ of \d+/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await target.close();
  }
}, 120_000);
