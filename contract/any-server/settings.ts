/** A user of the server under test. */
export interface User {
  readonly email: string;
  readonly password: string;
}

/** The server and the users of a run, and whether it may write. */
export interface Settings {
  readonly product: string;
  readonly first: User;
  /** For isolation: the second user must not see what belongs to the first. */
  readonly second: User | undefined;
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
 * @throws when the first user's login is missing
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const { CONTRACT_PRODUCT: product = 'portal' } = env;
  const second = userOf(env.CONTRACT_LOGIN_2, env.CONTRACT_PASSWORD_2);
  const first = userOf(env.CONTRACT_LOGIN, env.CONTRACT_PASSWORD);
  if (!first) throw new Error('CONTRACT_LOGIN and CONTRACT_PASSWORD are missing.');
  return { product, first, second, write: env.CONTRACT_WRITE === 'true' };
}

function userOf(email: string | undefined, password: string | undefined): User | undefined {
  return email && password ? { email, password } : undefined;
}
