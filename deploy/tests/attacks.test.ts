import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import express from 'express';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchChromium, visit } from './support/chromium';
import { startCollector } from './support/collector';
import { copySite } from './support/global-setup';
import { type NginxHost, startNginx } from './support/nginx-host';

let host: NginxHost;
let root = '';
let browser: Browser;

beforeAll(async () => {
  root = await copySite(inject('site'));
  await cp(fileURLToPath(new URL('attack-page', import.meta.url)), root, { recursive: true });
  host = await startNginx({ root });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await host.close();
  await rm(root, { recursive: true });
});

/** A blocked image or frame does not throw, so the requests that arrive are counted. */
const deeds = ['inline', 'onerror', 'eval', 'html', 'fetch', 'worker', 'install', 'base'];

/**
 * Opens the page of attacks on a host, and waits until the policy has reported these violations and no others.
 * @returns the attacks that succeeded, and the requests that reached the attacker's server
 */
async function attack(origin: string, violations?: readonly string[]) {
  const collector = await startCollector();
  const context = await visit(browser, origin);
  const page = await context.newPage();
  const data = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
  await page.goto(`/attack.html?collector=${collector.origin}`);
  await page.waitForSelector('html[data-done]', { state: 'attached' });
  const reported = async () => (await data()).violations;
  await expect.poll(reported, { timeout: 20_000 }).toBe(violations?.join(' '));
  const position = await page.evaluate(() => {
    const styled = document.getElementById('styled');
    return styled && getComputedStyle(styled).position;
  });
  const done = await data();
  await context.close();
  await collector.close();
  return {
    ran: deeds.filter((name) => done[name] === 'ran'),
    position,
    reached: collector.requests,
  };
}

it('T-H3 E27 inline script, handlers, eval, HTML from text, another worker and requests to another origin are blocked', async () => {
  // Trusted Types are the first to stop eval and the worker, before script-src and worker-src.
  const { ran, position, reached } = await attack(host.origin, [
    'base-uri',
    'connect-src',
    'frame-src',
    'img-src',
    'require-trusted-types-for',
    'script-src-attr',
    'script-src-elem',
    'style-src-attr',
  ]);
  expect(ran).toEqual([]);
  expect(reached).toEqual([]);
  expect(position).toBe('static');
});

it('T-H3 the same page on a host without the policy does all of it, so the attacks are real', async () => {
  const listening = express().use(express.static(root)).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  try {
    const { ran, position, reached } = await attack(`http://localhost:${port}`);
    expect(ran).toEqual(deeds);
    expect(position).toBe('fixed');
    expect(reached).toEqual(['GET /fetch', 'GET /beacon', 'GET /frame']);
  } finally {
    listening.close();
  }
});

it('E21 another origin cannot frame the portal or its API', async () => {
  const frames = ['/', '/prijava', '/icon.svg', '/api/x'].map(
    (path) => `<iframe src="${host.origin}${path}"></iframe>`,
  );
  const stranger = await startCollector(() => frames.join(''));
  const context = await visit(browser, stranger.origin);
  const page: Page = await context.newPage();
  await page.goto('/');
  const shown = () => page.frames().map((frame) => frame.url());
  const refused = frames.map(() => 'chrome-error://chromewebdata/');
  await expect.poll(shown, { timeout: 20_000 }).toEqual([`${stranger.origin}/`, ...refused]);
  expect(await host.log('portal.log')).toContain('"GET /prijava" 200');
  await context.close();
  await stranger.close();
});
