/** `npm run icons`: draws the icons of `public/manifest.json` from `public/icon.svg`; run it after a change of the logo. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const tokens = readFileSync(`${folder}../src/ui/theme/tokens.css`, 'utf8');
const accent = /--accent-light: (#\w+);/.exec(tokens)?.[1] ?? '#ffffff';
const logo = `data:image/svg+xml;base64,${readFileSync(`${folder}icon.svg`).toString('base64')}`;

/** A maskable icon is cut to any shape within its inner 80 %, and has a ground to its edges. */
const icons = [
  { name: 'icon-192.png', size: 192, share: 100, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, share: 100, ground: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, share: 80, ground: accent },
] as const;

const browser = await chromium.launch({ executablePath: findBrowser() });
for (const { name, size, share, ground } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;position:fixed;inset:0;display:grid;place-items:center;background:${ground}"><img src="${logo}" style="width:${share}%"></body>`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  writeFileSync(folder + name, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
