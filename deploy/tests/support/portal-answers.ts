import { DEMO_LOGINS } from '../../../mocks/world/seed';
import { ask } from '../../check/ask';

/** The path of the entry script that a page names. @throws when it names none */
export function entryScript(page: string): string {
  const path = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  if (path === undefined) throw new Error('The page names no script under /assets/.');
  return path;
}

/** Logs the first person of the demo world in through a host. @returns the token */
export async function tokenFrom(origin: string): Promise<string> {
  const [person] = DEMO_LOGINS;
  const { body } = await ask(origin, '/api/auth/v1/login', {
    method: 'POST',
    insecure: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: person?.email, password: person?.password }),
  });
  const { token_string: token } = JSON.parse(body) as { token_string: string };
  return token;
}
