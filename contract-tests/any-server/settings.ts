import { DEMO_LOGINS } from '../../mocks/world/seed';

/** A user of the server under test. */
export interface User {
  readonly email: string;
  readonly password: string;
}

/** What to test, and how far to go. */
export interface Settings {
  /** The server's origin; without it the stateful backend is tested. */
  readonly url: string | undefined;
  readonly product: string;
  readonly first: User;
  /** For isolation: what the first sees, the second must not. */
  readonly second: User | undefined;
  /** Whether calls may be sent that could change something on a server that has a fault. */
  readonly write: boolean;
}

/** The settings that `npm run contract -- --url …` leaves in the environment; the demo's without them. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const { CONTRACT_URL: url, CONTRACT_PRODUCT: product = 'portal' } = env;
  const [ana, rok] = DEMO_LOGINS;
  if (url === undefined && ana) return { url, product, first: ana, second: rok, write: true };
  const second = userOf(env.CONTRACT_LOGIN_2, env.CONTRACT_PASSWORD_2);
  const first = userOf(env.CONTRACT_LOGIN, env.CONTRACT_PASSWORD);
  if (!first) throw new Error('CONTRACT_LOGIN and CONTRACT_PASSWORD are missing.');
  return { url, product, first, second, write: env.CONTRACT_WRITE === 'true' };
}

function userOf(email: string | undefined, password: string | undefined): User | undefined {
  return email && password ? { email, password } : undefined;
}
