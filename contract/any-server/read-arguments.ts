import { parseArgs } from 'node:util';
import type { Operation } from '../checker/description';
import { UsageError } from './usage-error';

const usage = `npm run contract -- --url https://api.example.si --login E-MAIL --password PASSWORD
  [--login2 E-MAIL --password2 PASSWORD]  a second user: checks that users do not see each other's data
  [--product NAME]                        the product in /api/{product}-user/…; default: portal
  [--only NAMES] [--skip NAMES]           operations or areas, separated by commas, such as billing,listUnits
  [--write]                               also sends calls that must be refused, and changes that are undone
  [--ca FILE]                             a certificate authority (PEM) that the server's certificate is from
  [--report FOLDER]                       the folder of contract.xml (JUnit) and contract.json; default: .cache
The address may have a path, which is kept. Instead of --password and --password2, the environment may have
CONTRACT_PASSWORD and CONTRACT_PASSWORD_2. Exit codes: 0 the contract is met, 1 it is not, 2 the run could not start.`;

const options = {
  url: { type: 'string' },
  login: { type: 'string' },
  password: { type: 'string' },
  login2: { type: 'string' },
  password2: { type: 'string' },
  product: { type: 'string' },
  only: { type: 'string' },
  skip: { type: 'string' },
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
  readonly product: string;
  /** Ids of the operations to report on; `undefined` for all. */
  readonly chosen: readonly string[] | undefined;
  /** A file of certificates; empty without one. */
  readonly ca: string;
  readonly report: string;
  readonly write: boolean;
}

/**
 * Reads the command line. Passwords that it lacks are taken from the environment.
 * @throws UsageError when the address, the login or a name is wrong or missing, or an argument is unknown
 */
export function readArguments(
  args: readonly string[],
  operations: readonly Operation[],
  env: NodeJS.ProcessEnv = process.env,
): Arguments {
  const values = parsed(args);
  const { url = '', login = '', login2 = '', only, skip } = values;
  if (!URL.canParse(url)) throw new UsageError(`--url "${url}" is not an address.\n${usage}`);
  const password = values.password ?? env.CONTRACT_PASSWORD ?? '';
  if (!login || !password) throw new UsageError(`--login and --password are missing.\n${usage}`);
  const { origin, pathname } = new URL(url);
  return {
    url: `${origin}${pathname.replace(/\/+$/, '')}`,
    login,
    password,
    login2,
    password2: values.password2 ?? env.CONTRACT_PASSWORD_2 ?? '',
    product: values.product ?? 'portal',
    chosen: only === undefined && skip === undefined ? undefined : chosenBy(operations, only, skip),
    ca: values.ca ?? '',
    report: values.report ?? '.cache',
    write: values.write ?? false,
  };
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
