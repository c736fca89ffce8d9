import { join } from 'node:path';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { absentPrime } from '../../../scripts/build/absent-prime';
import { validPrime } from '../../../scripts/build/valid-prime';
import { contentSecurityPolicy, securityHeaders } from '../../../scripts/security-headers';

/** The files by path of a built page that is not part of the portal. */
export type BuiltKit = ReadonlyMap<string, string | Uint8Array>;

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
};

/** Builds the page in a folder of `browser-tests/`, which shows single parts of the portal. */
export async function buildKit(folder: string): Promise<BuiltKit> {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '../..', folder),
    base: '/kit/',
    logLevel: 'error',
    plugins: [react(), validPrime()],
    resolve: { alias: [absentPrime] },
    build: { write: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  if (!('output' in built)) throw new Error(`Vite gave no single output for ${folder}.`);
  return new Map(
    built.output.map((part) => [
      `/kit/${part.fileName}`,
      part.type === 'chunk' ? part.code : part.source,
    ]),
  );
}

/** Opens that page on the portal's own origin, under the portal's content policy. */
export async function openKit(page: Page, kit: BuiltKit): Promise<void> {
  await page.route('**/kit/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = kit.get(pathname);
    if (body === undefined) return route.fulfill({ status: 404 });
    await route.fulfill({
      body: Buffer.from(body),
      contentType: types[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      headers: {
        ...(securityHeaders as Record<string, string>),
        'Content-Security-Policy': contentSecurityPolicy('kit'),
      },
    });
  });
  await page.goto('/kit/index.html');
  await page.getByRole('heading', { level: 1 }).waitFor();
}
