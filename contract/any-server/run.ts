import { type ChildProcess, spawn } from 'node:child_process';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadOperations } from '../checker/description';
import { askPasswords } from './ask-passwords';
import { chosenTests } from './chosen-tests';
import { type Arguments, readArguments } from './read-arguments';
import { tryLogins } from './try-logins';
import { UsageError } from './usage-error';

const config = fileURLToPath(new URL('../vitest.config.ts', import.meta.url));
const reporter = fileURLToPath(new URL('reporter.ts', import.meta.url));
const vitestPackage = import.meta.resolve('vitest/package.json');
const vitestProgram = fileURLToPath(new URL('vitest.mjs', vitestPackage));

/**
 * Runs the suite for any server against the server that the arguments name, with a report in the terminal, as JUnit XML,
 * JSON and HTML.
 * @returns the exit code: 0 when the contract is met, otherwise 1
 * @throws UsageError when an argument is wrong, the server gives no answer or refuses a login
 */
export async function runAnyServer(args: readonly string[]): Promise<number> {
  Object.assign(process.env, await askPasswords(args));
  const asked = readArguments(args, await loadOperations());
  const ca = asked.ca === '' ? undefined : resolve(asked.ca);
  if (ca !== undefined) await usable('--ca', ca, () => access(ca));
  if (ca !== undefined && ca !== process.env.NODE_EXTRA_CA_CERTS) return runAgain(args, ca);
  const report = resolve(asked.report);
  await usable('--report', report, async () => {
    await mkdir(report, { recursive: true });
    await writeFile(`${report}/contract.json`, '');
  });
  await tryLogins(asked);
  await rm(`${report}/contract-coverage-of-server/`, { recursive: true, force: true });
  const vitest = [
    'run',
    '--config',
    config,
    `--reporter=${reporter}`,
    '--reporter=junit',
    `--outputFile.junit=${report}/contract.xml`,
  ];
  const env = { ...process.env, ...environmentFor(asked, report) };
  // tsx loads the reporter; Node does not read TypeScript in `node_modules`, where the package is.
  const node = [`--import=${import.meta.resolve('tsx')}`, vitestProgram, ...vitest];
  const code = await codeOf(spawn(process.execPath, node, { stdio: 'inherit', env }));
  return code === 0 ? 0 : 1;
}

/** @throws UsageError when the file or folder of a flag cannot be used */
async function usable(flag: string, path: string, attempt: () => Promise<unknown>): Promise<void> {
  await attempt().catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${flag}: ${path} cannot be used (${error.code ?? error.message}).`);
  });
}

/** Node reads certificate authorities only when it starts. */
function runAgain(args: readonly string[], NODE_EXTRA_CA_CERTS: string): Promise<number> {
  const command = [...process.execArgv, process.argv[1] ?? '', ...args];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS };
  return codeOf(spawn(process.execPath, command, { stdio: 'inherit', env }));
}

function codeOf(running: ChildProcess): Promise<number> {
  return new Promise((done, fail) => {
    running.on('error', fail);
    running.on('exit', (code) => done(code ?? 1));
  });
}

function environmentFor(asked: Arguments, report: string): NodeJS.ProcessEnv {
  const tests = chosenTests(asked);
  return {
    CONTRACT_URL: asked.url,
    CONTRACT_LOGIN: asked.login,
    CONTRACT_PASSWORD: asked.password,
    CONTRACT_LOGIN_2: asked.login2,
    CONTRACT_PASSWORD_2: asked.password2,
    CONTRACT_TOKEN: asked.token,
    CONTRACT_TOKEN_2: asked.token2,
    CONTRACT_HEADERS: JSON.stringify(asked.headers),
    ...(asked.pace !== undefined && { CONTRACT_PACE: String(asked.pace) }),
    CONTRACT_REPORT: `${report}/contract.json`,
    CONTRACT_COVERAGE: `${report}/contract-coverage-of-server/`,
    CALLS: String(asked.calls),
    ...(asked.seed !== undefined && { SEED: String(asked.seed) }),
    CONTRACT_PRODUCT: asked.product,
    CONTRACT_WRITE: String(asked.write),
    ...(asked.chosen && { CONTRACT_CHOSEN: asked.chosen.join(',') }),
    ...(tests && { CONTRACT_TESTS: tests }),
  };
}
