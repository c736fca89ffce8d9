import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';

/** The credentials of a user. */
export interface Login {
  readonly email: string;
  readonly password: string;
}

/** What a test puts into the browser's storage before the portal is opened. */
export interface SeededSession {
  readonly token?: string;
  readonly user?: unknown;
  readonly unit?: unknown;
  readonly pages?: unknown;
}

/**
 * Fills in the login form and sends it. Opens it unless it is open: the portal may have led there, and after a reload it
 * would replace the prerendered form, perhaps with what is filled in already.
 */
export async function logIn(page: Page, login: Login): Promise<void> {
  if (new URL(page.url()).pathname !== '/prijava') await page.goto('/prijava');
  await sendLogin(page, login);
}

/** Fills in the login form that is shown, and sends it. */
export async function sendLogin(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel('E-poštni naslov').fill(email);
  await page.getByLabel('Geslo', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
}

/**
 * Makes an unsigned token in three parts; the portal only decodes it, the backend refuses it.
 * @param exp the expiry in unix seconds, or an invalid value that a test needs
 * @param extra further claims
 */
export function jwt(exp: unknown, extra: Readonly<Record<string, unknown>> = {}): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...extra, exp })}.unsigned`;
}

/**
 * Puts a session into the storage of a fresh context, once; a later logout is not undone. It is there from the first
 * page of the portal on. A text value is stored unchanged, so that broken values can be stored too.
 */
export async function seedSession(
  context: BrowserContext,
  origin: string,
  { token, user, unit, pages }: SeededSession,
): Promise<void> {
  const values = { JWT: token, userData: user, selectedUnit: unit, allowedPages: pages };
  const entries = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]);
  // Playwright's own storage state opens an extra page, which costs a fifth of a short test. All pages of a context
  // share its cookies, so the first page removes this cookie and stores the session.
  const pending = `seed-${randomUUID()}`;
  await context.addCookies([{ name: pending, value: 'pending', url: origin }]);
  await context.addInitScript(storeOnce, { origin, pending, entries });
}

interface Seed {
  readonly origin: string;
  readonly pending: string;
  readonly entries: readonly (readonly string[])[];
}

/** Runs inside the page, before its scripts. */
function storeOnce({ origin, pending, entries }: Seed): void {
  if (location.origin !== origin || !document.cookie.includes(pending)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers after the page's scripts have started
  document.cookie = `${pending}=; max-age=0; path=/`;
  // By assignment, because a test may watch or break `setItem`.
  for (const [key = '', value = ''] of entries) localStorage[key] = value;
}
