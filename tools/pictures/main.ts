/** `npm run pictures`: takes the pictures of the README from the demo, at two pixels a point. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser';
import { readPort } from '../../scripts/port';
import { stopWith } from '../../scripts/problem';
import { refuseArguments } from '../../scripts/refuse-arguments';
import { serve } from '../../scripts/serve';
import { type Shot, shots, wideShots } from './shots';
import { toWebp } from './to-webp';
import { widePicture } from './wide';

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const QUALITY = 0.82;

/** The page as a user sees it who has been there before: with the portal's own typeface. */
async function take(
  browser: Browser,
  url: string,
  { device, theme, path, act }: Shot,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: sizes[device],
    deviceScaleFactor: 2,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'sl-SI',
    timezoneId: 'Europe/Ljubljana',
  });
  const page = await context.newPage();
  await page.goto(`${url}/demo`);
  await page.getByRole('button', { name: 'Vstopi kot Ana Zupančič' }).click();
  await page.waitForURL(`${url}/`);
  await page.waitForLoadState('networkidle');
  await page.goto(url + path);
  await page.waitForLoadState('networkidle');
  await act?.(page);
  await page.waitForTimeout(600);
  const png = await page.screenshot();
  await context.close();
  return png;
}

async function main(): Promise<void> {
  refuseArguments('pictures');
  const { url, close } = await serve({ mode: 'preview', port: readPort(process.env.PORT) });
  const browser = await chromium.launch({ executablePath: findBrowser() });
  const keep = async (name: string, png: Buffer) => {
    await writeFile(`${folder}${name}.webp`, await toWebp(browser, png, QUALITY));
    console.log(name);
  };
  for (const shot of shots) await keep(shot.name, await take(browser, url, shot));
  const parts: Buffer[] = [];
  for (const shot of wideShots) parts.push(await take(browser, url, shot));
  await keep('portal', await widePicture(browser, parts));
  await browser.close();
  await close();
}

await main().catch(stopWith);
