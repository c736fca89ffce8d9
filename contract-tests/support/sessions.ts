import { expect, TestRunner } from 'vitest';
import { DEMO_LOGINS } from '../../mocks/world/seed';
import type { Login, Switched } from '../../src/api/schema';
import { call } from './call';
import { onMock } from './target';

/** The residents of the demo world (pages.md 3). */
export type Resident = 'Ana' | 'Rok';

/** A resident, or Marko, whom Ana has invited (pages.md P32). */
export type Person = Resident | 'Marko';

/** The demo login of a resident. */
export function demoLogin(resident: Person) {
  const login = DEMO_LOGINS.find(({ name }) => name.startsWith(resident));
  if (!login) throw new Error(`there is no demo login for ${resident}`);
  return login;
}

/**
 * Opens a new session of a resident at the first manager. Prism's mock has only Ana's data: there the running test is
 * skipped for others.
 */
export async function logIn(url: string, resident: Person): Promise<Login> {
  if (onMock && resident !== 'Ana') skipTest("the examples have only Ana's data");
  const { email, password } = demoLogin(resident);
  const request = { method: 'POST', path: '/api/auth/v1/login', json: { email, password } };
  const { status, json } = await call(url, request);
  expect(status).toBe(200);
  // The call has checked it against the description.
  return json as Login;
}

/** The token of a new session of a resident at the first manager. */
export async function tokenOf(url: string, resident: Person): Promise<string> {
  return (await logIn(url, resident)).token_string;
}

/**
 * The token of a new session of a resident at one of the managers, by `manager/code_payer`. Prism's mock has only Ana's
 * first manager: there the running test is skipped for others.
 */
export async function tokenAt(url: string, resident: Person, context: string): Promise<string> {
  const token = await tokenOf(url, resident);
  if (onMock && context !== 'zelenigaj/104217') skipTest('the examples have one context only');
  const path = `/api/auth/v1/switch_manager/${context}`;
  const { status, json } = await call(url, { method: 'POST', path, token });
  expect(status).toBe(200);
  return (json as Switched).data.token_string;
}

function skipTest(why: string): void {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error(`no test is running that could be skipped: ${why}`);
  test.context.skip(why);
}

/** Calls a GET operation that must succeed, and returns its JSON. */
export async function ask(url: string, path: string, token: string): Promise<unknown> {
  const { status, json } = await call(url, { method: 'GET', path, token });
  expect(status, path).toBe(200);
  return json;
}
