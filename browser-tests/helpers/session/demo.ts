import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { DEMO_LOGINS } from '../../../mocks/world/seed';
import type { components } from '../../../src/api/schema';
import { type Login, seedSession } from './session';

function loginOf(email: string): Login {
  const login = DEMO_LOGINS.find((each) => each.email === email);
  if (!login) throw new Error(`The demo world has no login ${email}.`);
  return login;
}

export const ana = loginOf('ana.zupancic@example.si');
export const rok = loginOf('rok.petek@example.si');
/** Ana has invited him. */
export const marko = loginOf('marko.zupancic@example.si');

/** Gives a fresh context a real session, as if the user had logged in earlier. @returns the token */
export async function arriveLoggedIn(
  context: BrowserContext,
  request: APIRequestContext,
  origin: string,
  login: Login,
): Promise<string> {
  const answer = await request.post('/api/auth/v1/login', {
    data: { email: login.email, password: login.password },
  });
  const { token_string, user_data }: components['schemas']['Login'] = await answer.json();
  await seedSession(context, origin, { token: token_string, user: user_data });
  return token_string;
}
