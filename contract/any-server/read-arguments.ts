import { parseArgs } from 'node:util';
import type { Operation } from '../checker/description';
import { UsageError } from './usage-error';

const usage = `portal-contract, or in the project npm run contract --, with these arguments:
  --url https://api.example.si --login E-MAIL [--password PASSWORD]
  [--login2 E-MAIL [--password2 PASSWORD]] a second user: checks that users do not see each other's data
  [--token TOKEN] [--token2 TOKEN]        a token instead of a login, for a server whose logins are elsewhere
  [--header "NAME: VALUE"]                a header of every request, such as the key of a gateway; several times
  [--pace NUMBER]                         at most so many requests in a second
  [--product NAME]                        the product in /api/{product}-user/…; default: portal
  [--only NAMES] [--skip NAMES]           operations or areas, separated by commas, such as billing,listUnits
  [--calls NUMBER [--seed NUMBER]]        also sends generated GET calls: right, almost right and wrong ones
  [--write]                               also sends calls that must be refused, and changes that are undone
  [--ca FILE]                             a certificate authority (PEM) that the server's certificate is from
  [--report FOLDER]                       the folder of contract.html, .xml (JUnit) and .json; default: .cache
The address may have a path, which is kept. The environment may have CONTRACT_PASSWORD, CONTRACT_PASSWORD_2,
CONTRACT_TOKEN and CONTRACT_TOKEN_2; in a terminal, a missing password is asked for. Exit codes: 0 the contract is met,
1 it is not, 2 the run could not start.`;

const options = {
  url: { type: 'string' },
  login: { type: 'string' },
  password: { type: 'string' },
  login2: { type: 'string' },
  password2: { type: 'string' },
  token: { type: 'string' },
  token2: { type: 'string' },
  header: { type: 'string', multiple: true },
  pace: { type: 'string' },
  product: { type: 'string' },
  only: { type: 'string' },
  skip: { type: 'string' },
  calls: { type: 'string' },
  seed: { type: 'string' },
  ca: { type: 'string' },
  report: { type: 'string' },
  write: { type: 'boolean' },
} as const;

/** What the command line asks for. */
export interface Arguments {
  /** The server's address with its base path, without a slash at its end. */
  readonly url: string;
  readonly login: string;
  readonly password: string;
  readonly login2: string;
  readonly password2: string;
  /** A token instead of a login; empty without one. */
  readonly token: string;
  readonly token2: string;
  /** Headers of every request. */
  readonly headers: Readonly<Record<string, string>>;
  /** The largest number of requests in a second; `undefined` for no limit. */
  readonly pace: number | undefined;
  readonly product: string;
  /** Ids of the operations to report on; `undefined` for all. */
  readonly chosen: readonly string[] | undefined;
  /** Ids of the operations that are left out, when no others are named. */
  readonly skipped: readonly string[] | undefined;
  /** The number of generated calls, and their seed; without a seed it is random. */
  readonly calls: number;
  readonly seed: number | undefined;
  /** A file of certificates; empty without one. */
  readonly ca: string;
  readonly report: string;
  readonly write: boolean;
}

/**
 * Reads the command line. Passwords and tokens that it lacks are taken from the environment.
 * @throws UsageError when the address, the login or a name is wrong or missing, or an argument is unknown
 */
export function readArguments(
  args: readonly string[],
  operations: readonly Operation[],
  env: NodeJS.ProcessEnv = process.env,
): Arguments {
  const values = parsed(args);
  const { url = '', login = '', login2 = '', only, skip } = values;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new UsageError(
      `--url "${url}" is not an address such as http://localhost:4000.\n${usage}`,
    );
  }
  const password = values.password ?? env.CONTRACT_PASSWORD ?? '';
  const token = values.token ?? env.CONTRACT_TOKEN ?? '';
  if (!token && !(login && password)) {
    throw new UsageError(`--login and --password, or --token, are missing.\n${usage}`);
  }
  const password2 = values.password2 ?? env.CONTRACT_PASSWORD_2 ?? '';
  const token2 = values.token2 ?? env.CONTRACT_TOKEN_2 ?? '';
  if (login2 && !password2 && !token2) throw new UsageError(`--password2 is missing.\n${usage}`);
  if (login2 && login2 === login) {
    throw new UsageError(`--login2 is the user of --login; give another one.\n${usage}`);
  }
  const { origin, pathname } = new URL(url);
  return {
    url: `${origin}${pathname.replace(/\/+$/, '')}`,
    login,
    password,
    login2,
    password2,
    token,
    token2,
    headers: Object.fromEntries((values.header ?? []).map(toHeader)),
    pace: values.pace === undefined ? undefined : toPace(values.pace),
    product: values.product ?? 'portal',
    chosen: only === undefined && skip === undefined ? undefined : chosenBy(operations, only, skip),
    skipped: only === undefined && skip !== undefined ? idsOf(operations, skip) : undefined,
    calls: values.calls === undefined ? 0 : toWhole('calls', values.calls),
    seed: values.seed === undefined ? undefined : toWhole('seed', values.seed),
    ca: values.ca ?? '',
    report: values.report ?? '.cache',
    write: values.write ?? false,
  };
}

/**
 * The environment variables of the passwords that the command line and the environment lack.
 * @returns the name of the variable and the user's e-mail
 * @throws UsageError when an argument is unknown
 */
export function missingPasswords(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): readonly (readonly [variable: string, email: string])[] {
  const { login, login2, password, password2 } = parsed(args);
  const lacks = (variable: string, email = '', given = '') =>
    email && !given && !env[variable] ? [[variable, email] as const] : [];
  return [
    ...lacks('CONTRACT_PASSWORD', login, password),
    ...lacks('CONTRACT_PASSWORD_2', login2, password2),
  ];
}

function toHeader(text: string): readonly [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(text) ?? [];
  if (name && value) return [name, value];
  throw new UsageError(`--header "${text}" is not "NAME: VALUE".\n${usage}`);
}

function toPace(text: string): number {
  const pace = Number(text);
  if (pace > 0 && Number.isFinite(pace)) return pace;
  throw new UsageError(`--pace "${text}" is not a number of requests in a second.\n${usage}`);
}

function toWhole(name: string, text: string): number {
  const number = Number(text);
  if (text !== '' && Number.isSafeInteger(number) && number >= 0) return number;
  throw new UsageError(`--${name} "${text}" is not a whole number.\n${usage}`);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function chosenBy(
  operations: readonly Operation[],
  only: string | undefined,
  skip: string | undefined,
): readonly string[] {
  const wanted = only === undefined ? operations.map(({ id }) => id) : idsOf(operations, only);
  const unwanted = skip === undefined ? [] : idsOf(operations, skip);
  const chosen = wanted.filter((id) => !unwanted.includes(id));
  if (chosen.length === 0) throw new UsageError('--only and --skip leave no operation.');
  return chosen;
}

/** The operations that a list of ids and areas names. @throws UsageError when a name is unknown */
function idsOf(operations: readonly Operation[], names: string): readonly string[] {
  return names.split(',').flatMap((name) => {
    const ids = operations.filter(({ id, tags }) => id === name || tags.includes(name));
    if (ids.length > 0) return ids.map(({ id }) => id);
    const areas = [...new Set(operations.flatMap(({ tags }) => tags))];
    throw new UsageError(
      `No operation and no area is "${name}". The areas are ${areas.join(', ')}.`,
    );
  });
}
