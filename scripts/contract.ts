/**
 * `npm run contract`: the contract tests. Without `--url` all of them against the stateful backend, the same behind
 * Prism's proxy (`--target proxy`) or Prism's mock (`--target mock`); what else is said goes to Vitest. With `--url`
 * those that hold on any server, against that server, with a report in the terminal, as JUnit XML and as JSON.
 */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { coverageFolder } from '../contract-tests/coverage/record';
import { readTargetName } from '../contract-tests/support/target-name';
import { Problem, stopWith } from './problem';

const usage = `npm run contract -- --url https://api.example.si --login E-MAIL --password PASSWORD
  [--login2 E-MAIL --password2 PASSWORD]  a second user: checks that nobody sees what is the first one's
  [--product NAME]                        the product in /api/{product}-user/…; portal unless told
  [--write]                               also sends calls that must be refused, and changes that are undone again
  [--report FOLDER]                       where contract.xml (JUnit) and contract.json go; .cache unless told`;

const options = {
  url: { type: 'string' },
  login: { type: 'string' },
  password: { type: 'string' },
  login2: { type: 'string' },
  password2: { type: 'string' },
  product: { type: 'string' },
  report: { type: 'string' },
  write: { type: 'boolean' },
} as const;

/** The arguments for Vitest, and what the tests find in their environment. */
function planFor(args: string[]): { args: readonly string[]; env: Record<string, string> } {
  const base = ['run', '--project', 'contract'];
  if (!args.some((argument) => argument.startsWith('--url'))) {
    const { target, rest } = takeTarget(args);
    return { args: [...base, ...rest], env: { CONTRACT_TARGET: target } };
  }
  const { values } = read(args);
  const { url = '', login, password, report = '.cache' } = values;
  if (!URL.canParse(url)) throw new Problem(`--url "${url}" is no address.\n${usage}`);
  if (!login || !password) throw new Problem(`--login and --password are missing.\n${usage}`);
  const reporters = [
    '--reporter=./contract-tests/any-server/reporter.ts',
    '--reporter=junit',
    `--outputFile.junit=${report}/contract.xml`,
  ];
  return {
    // One file after the other: what one changes for a moment must not be met by another.
    args: [...base, 'contract-tests/any-server', '--no-file-parallelism', ...reporters],
    env: {
      CONTRACT_URL: new URL(url).origin,
      CONTRACT_LOGIN: login,
      CONTRACT_PASSWORD: password,
      CONTRACT_LOGIN_2: values.login2 ?? '',
      CONTRACT_PASSWORD_2: values.password2 ?? '',
      CONTRACT_REPORT: `${report}/contract.json`,
      CONTRACT_PRODUCT: values.product ?? 'portal',
      CONTRACT_WRITE: String(values.write ?? false),
    },
  };
}

/** The named target, and the arguments without it. */
function takeTarget(args: readonly string[]): { target: string; rest: readonly string[] } {
  const at = args.findIndex((argument) => /^--target(=|$)/.test(argument));
  if (at < 0) return { target: 'backend', rest: args };
  const [, written] = args[at]?.split('=') ?? [];
  const CONTRACT_TARGET = written ?? args[at + 1] ?? '';
  const target = readTargetName({ CONTRACT_TARGET });
  return { target, rest: args.toSpliced(at, written === undefined ? 2 : 1) };
}

function read(args: string[]) {
  try {
    return parseArgs({ args, options });
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

try {
  const plan = planFor(process.argv.slice(2));
  if (plan.env.CONTRACT_TARGET === 'backend') {
    await rm(coverageFolder, { recursive: true, force: true });
  }
  const { status } = spawnSync('vitest', plan.args, {
    stdio: 'inherit',
    env: { ...process.env, ...plan.env },
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  stopWith(error);
}
