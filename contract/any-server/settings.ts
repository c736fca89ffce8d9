/** A user of the server under test. */
export interface User {
  /** Empty for a user with a token only. */
  readonly email: string;
  readonly password: string;
  /** A token that is used instead of a login. */
  readonly token?: string | undefined;
}

/** The server and the users of a run, and whether it may write. */
export interface Settings {
  readonly product: string;
  readonly first: User;
  /** For isolation: the second user must not see what belongs to the first. */
  readonly second: User | undefined;
  /** Ids of the operations of `--only` and `--skip`; `undefined` for all. */
  readonly chosen?: readonly string[] | undefined;
  /** Whether calls may be sent that could change something on a server with a fault. */
  readonly write: boolean;
}

/** The server under test. A suite reads the address when its tests run, so it may be unknown until then. */
export interface ServerUnderTest {
  readonly url: string;
}

/**
 * The server at the origin in `CONTRACT_URL`.
 * @throws when the variable is not set
 */
export function readServer(
  { CONTRACT_URL: url }: NodeJS.ProcessEnv = process.env,
): ServerUnderTest {
  if (url === undefined) throw new Error('CONTRACT_URL is missing.');
  return { url };
}

/**
 * The settings that `npm run contract -- --url …` sets as environment variables.
 * @throws when the first user has neither a login nor a token
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const { CONTRACT_PRODUCT: product = 'portal' } = env;
  const second = userOf(env.CONTRACT_LOGIN_2, env.CONTRACT_PASSWORD_2, env.CONTRACT_TOKEN_2);
  const first = userOf(env.CONTRACT_LOGIN, env.CONTRACT_PASSWORD, env.CONTRACT_TOKEN);
  if (!first)
    throw new Error('CONTRACT_LOGIN with CONTRACT_PASSWORD, or CONTRACT_TOKEN is missing.');
  const chosen = env.CONTRACT_CHOSEN?.split(',');
  return { product, first, second, chosen, write: env.CONTRACT_WRITE === 'true' };
}

function userOf(email?: string, password?: string, token?: string): User | undefined {
  if (token) return { email: '', password: '', token };
  return email && password ? { email, password } : undefined;
}
