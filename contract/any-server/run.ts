import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { UsageError } from './usage-error';

const usage = `npm run contract -- --url https://api.example.si --login E-MAIL --password PASSWORD
  [--login2 E-MAIL --password2 PASSWORD]  a second user: checks that users do not see each other's data
  [--product NAME]                        the product in /api/{product}-user/…; default: portal
  [--write]                               also sends calls that must be refused, and changes that are undone
  [--report FOLDER]                       the folder of contract.xml (JUnit) and contract.json; default: .cache`;

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

const config = fileURLToPath(new URL('../vitest.config.ts', import.meta.url));
const reporter = fileURLToPath(new URL('reporter.ts', import.meta.url));

/**
 * Runs the suite for any server against the server that the arguments name, with a report in the terminal, as JUnit XML
 * and as JSON.
 * @returns the exit code
 * @throws UsageError when the address or the login is missing, or an argument is unknown
 */
export function runAnyServer(args: readonly string[]): number {
  const values = readArguments(args);
  const { url = '', login, password } = values;
  if (!URL.canParse(url)) throw new UsageError(`--url "${url}" is not an address.\n${usage}`);
  if (!login || !password) throw new UsageError(`--login and --password are missing.\n${usage}`);
  const report = resolve(values.report ?? '.cache');
  const env = {
    ...process.env,
    CONTRACT_URL: new URL(url).origin,
    CONTRACT_LOGIN: login,
    CONTRACT_PASSWORD: password,
    CONTRACT_LOGIN_2: values.login2 ?? '',
    CONTRACT_PASSWORD_2: values.password2 ?? '',
    CONTRACT_REPORT: `${report}/contract.json`,
    CONTRACT_PRODUCT: values.product ?? 'portal',
    CONTRACT_WRITE: String(values.write ?? false),
  };
  const reporters = [
    `--reporter=${reporter}`,
    '--reporter=junit',
    `--outputFile.junit=${report}/contract.xml`,
  ];
  const shell = process.platform === 'win32';
  const vitest = ['run', '--config', config, ...reporters];
  return spawnSync('vitest', vitest, { stdio: 'inherit', env, shell }).status ?? 1;
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
